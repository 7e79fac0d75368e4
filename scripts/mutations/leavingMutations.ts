import { type MutatedPart, mutationsOf } from './Mutation.js'

const leaving: MutatedPart = {
  folder: 'apps/hosted-wallet-service/src',
  tests: ['apps/hosted-wallet-service/src/leaving/'],
}

const exported = [
  ...mutationsOf(
    'leaving/startExport.ts',
    [
      [
        'any device shows the words',
        "deviceState !== 'trusted' || !wallet",
        '!wallet',
      ],
      [
        'the words are shown without a code of now',
        "if (session.codeProvedBeforeMs > freshCodeMs)\n    return { outcome: 'CODE_NEEDED' }",
        '',
      ],
      [
        'the words are shown while the wallet is frozen',
        "if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }",
        '',
      ],
      [
        'the words are shown any number of times',
        'if (refusal)\n',
        'if (refusal && refusal.retryAfterMs < 0)\n',
      ],
    ],
    leaving,
  ),
  ...mutationsOf(
    'leaving/useExport.ts',
    [
      [
        'what was granted before a freeze is used in it',
        'if ((await frozenForMs(step, session)) > 0) return false',
        '',
      ],
      [
        'a grant is any device’s',
        '          eq(exportGrants.deviceId, deviceId),\n',
        '',
      ],
      [
        'a grant is used again and again',
        '          isNull(exportGrants.usedAt),\n',
        '',
      ],
      [
        'nobody has to wait for the words',
        '          lte(exportGrants.readyAt, sql`now()`),\n',
        '',
      ],
      [
        'a grant lives for ever',
        '          isAhead(exportGrants.expiresAt),\n',
        '',
      ],
      [
        'the words are shown without a mail',
        '    await mailLeaving(service, step, {\n',
        '    void ({\n',
      ],
    ],
    leaving,
  ),
]

const deleted = [
  ...mutationsOf(
    'leaving/requestDeletion.ts',
    [
      [
        'a wallet is deleted without a code of now',
        "if (session.codeProvedBeforeMs > freshCodeMs)\n    return { outcome: 'CODE_NEEDED' }",
        '',
      ],
      [
        'a wallet is deleted without its key’s word',
        "if (!wallet) return { outcome: 'REFUSED' }",
        '',
      ],
      [
        'a wallet is deleted by the word for another device',
        'deleteWalletText({ walletId, deviceId })',
        "deleteWalletText({ walletId, deviceId: 'another' })",
      ],
      [
        'a frozen wallet is deleted',
        "if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }",
        '',
      ],
      [
        'a second asking mails a second link',
        "if (!asked) return { outcome: 'WAITING', deletedAfterMs }",
        '',
      ],
    ],
    leaving,
  ),
  ...mutationsOf(
    'wallets/lockSignedWallet.ts',
    [
      [
        'any key’s word deletes a wallet',
        'isSignedBy(wallet.addressEip155, text, asked.signature)',
        'text !== asked.signature',
      ],
      [
        'a device that waits or is held deletes the wallet',
        "deviceState === 'trusted' &&",
        'deviceState !== undefined &&',
      ],
    ],
    leaving,
  ),
  ...mutationsOf(
    'leaving/cancelDeletion.ts',
    [
      [
        'any device calls a deletion off',
        "if (deviceState !== 'trusted') return { isCancelled: false }",
        '',
      ],
      [
        'one device calls off what others asked for',
        'return await cancel(service, eq(deletions.userId, userId), locale)',
        'return await cancel(service, isAhead(deletions.dueAt), locale)',
      ],
      [
        'a deletion is called off when its time is over',
        'and(which, isAhead(deletions.dueAt))',
        'and(which)',
      ],
    ],
    leaving,
  ),
  ...mutationsOf(
    'leaving/deleteDue.ts',
    [
      [
        'the escrow is told before the time is over',
        '    .where(lte(deletions.dueAt, sql`now()`))\n',
        '',
      ],
      [
        'a wallet is gone while the escrow still has its part',
        'if (sealed !== null && !(await isEscrowTold(parts, sealed))) continue',
        '',
      ],
      [
        'what the escrow cannot read keeps a wallet for ever',
        'if (ok || status === 400) return true',
        'if (ok) return true',
      ],
      [
        'codes outlive the one whom they were for',
        'for (const table of [challenges, denials, moveChallenges])',
        'for (const table of [denials])',
      ],
      [
        'what became of requests outlives their user',
        'for (const table of [mailboxMoves, outcomes, recoveryProofs, rendezvous])',
        'for (const table of [rendezvous])',
      ],
      [
        'the record tells of one who is gone',
        '.set({ details: null })',
        '.set({ userId })',
      ],
    ],
    leaving,
  ),
]

/** Every check of the export and of the deletion in the service. */
export const leavingMutations = [...exported, ...deleted]
