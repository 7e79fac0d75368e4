import { type MutatedPart, mutationsOf } from './Mutation.js'

const lostMailbox: MutatedPart = {
  folder: 'apps/hosted-wallet-service/src',
  tests: ['apps/hosted-wallet-service/src/lostMailbox/'],
}

/** A wallet whose mailbox is lost, without each of its checks. */
export const lostMailboxMutations = [
  ...mutationsOf(
    'lostMailbox/askMove.ts',
    [
      [
        'strangers are told the same of two addresses by another salt each time',
        "salt: standIn('password'),",
        'salt: standIn(crypto.randomUUID()),',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/proveMove.ts',
    [
      [
        'a lost mailbox is asked for on one device and proved on another',
        '    eq(moveChallenges.thumbprint, thumbprint),\n',
        '',
      ],
      [
        'a way back proves itself again for what has begun',
        '    isNull(moveChallenges.usedAt),\n',
        '',
      ],
      [
        'a way back proves itself for ever',
        '    isAhead(moveChallenges.expiresAt),\n',
        '',
      ],
      [
        'a password is guessed any number of times',
        'if (refusal)\n',
        'if (refusal && refusal.retryAfterMs < 0)\n',
      ],
      [
        'nobody has to prove anything for another mailbox',
        "if (!proved) return { outcome: 'WRONG' }",
        "if (!proved) return { outcome: 'UNCHANGED' }",
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/findProved.ts',
    [
      [
        'what is signed for another address, or another time, moves a wallet',
        'return verify(null,',
        'return given.length === 64 || verify(null,',
      ],
      [
        'a password is guessed as a passkey is proved',
        'JSON.parse(parameters).type === asked.way &&\n',
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/confirmMove.ts',
    [
      [
        'the code of a new mailbox counts on any device',
        '    eq(moveChallenges.thumbprint, thumbprint),\n',
        '',
      ],
      [
        'the code of a new mailbox counts for ever',
        '    isAhead(moveChallenges.codeExpiresAt),\n',
        '',
      ],
      [
        'the code of a new mailbox is tried any number of times',
        'and(isLive, lt(moveChallenges.tries, triesPerCode))',
        'isLive',
      ],
      [
        'a wallet with an obstacle is moved',
        'if (obstacle) return obstacle',
        '',
      ],
      [
        'a wallet is moved to the address of another',
        "return { outcome: 'TAKEN' }",
        'void 0',
      ],
      [
        'a wallet is moved from an address that it has not any more',
        'and(eq(users.id, userId), eq(users.emailHash, emailHash))',
        'eq(users.id, userId)',
      ],
      [
        'a wallet is moved by a way back that is none any more',
        'return user !== undefined && way !== undefined',
        'return user !== undefined',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/findObstacle.ts',
    [
      [
        'a wallet that waits to be deleted is moved',
        "if (deletion) return { outcome: 'DELETING', ...deletion }",
        '',
      ],
      [
        'a frozen wallet is moved',
        '    wallet?.frozenForMs ?? 0,\n',
        '    0,\n',
      ],
      [
        'a wallet is moved again right after that was called off',
        '    move?.restsForMs ?? 0,\n',
        '    0,\n',
      ],
      [
        'a wallet is moved by what a thief has just added',
        '    proof?.countsAfterMs ?? 0,\n',
        '    0,\n',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/cancelMove.ts',
    [
      [
        'a device that waits or is held calls a move off',
        "if (deviceState !== 'trusted') return { isCancelled: false }",
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/readMove.ts',
    [
      [
        'a device that waits or is held is told of a move',
        "if (deviceState !== 'trusted') return { provable: [] }",
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/moveDue.ts',
    [
      [
        'a wallet is moved before its time',
        '  lte(mailboxMoves.dueAt, sql`now()`),\n',
        '',
      ],
      [
        'a wallet is moved though it was called off',
        '  isNull(mailboxMoves.cancelledAt),\n',
        '',
      ],
      [
        'who had the lost mailbox at most stays beside the wallet',
        'or(eq(devices.isTrusted, false), gt(devices.holdEndsAt, sql`now()`)),\n',
        'eq(devices.isTrusted, true),\n        gt(devices.holdEndsAt, sql`now()`),\n',
      ],
      [
        'a wallet that was moved is not frozen',
        '  await freezeWallet(step, userId)\n',
        '',
      ],
      [
        'a wallet is moved onto another that has the address by now',
        'if (other.walletId) return false',
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'lostMailbox/keepProofKey.ts',
    [
      [
        'any session says by what a way back proves itself',
        "if (!wallet) return { outcome: 'REFUSED' }",
        "if (!wallet) return { outcome: 'KEPT' }",
      ],
      [
        'the provider’s help moves a wallet',
        " || JSON.parse(way.parameters).type === 'escrow'",
        '',
      ],
      [
        'a way back proves itself by something new while the wallet is frozen',
        "if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }",
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'wallets/frozenForMs.ts',
    [
      [
        'things leave a wallet that waits for another address',
        '    await movingForMs(database, userId),\n',
        '',
      ],
    ],
    lostMailbox,
  ),
  ...mutationsOf(
    'email/reservedForMs.ts',
    [
      [
        'somebody else moves in where a wallet is to be moved',
        'await awaitedForMs(database, of)',
        '0',
      ],
    ],
    lostMailbox,
  ),
]
