import { type MutatedPart, mutationsOf } from './Mutation.js'

const service: MutatedPart = {
  folder: 'apps/hosted-wallet-service/src',
  tests: ['apps/hosted-wallet-service/src/email/'],
}

const asked = [
  ...mutationsOf(
    'wallets/lockSignedWallet.ts',
    [
      [
        'whatever is signed is the word of the wallet’s key',
        'isSignedBy(wallet.addressEip155, text, asked.signature)',
        'text !== asked.signature',
      ],
      [
        'a device that has the mailbox alone asks as the owner does',
        "deviceState === 'trusted' &&",
        'deviceState !== undefined &&',
      ],
    ],
    service,
  ),
  ...mutationsOf(
    'email/beginEmailChange.ts',
    [
      [
        'the address becomes what it is',
        "if (from === to) return { outcome: 'UNCHANGED' }",
        '',
      ],
      [
        'the address is changed as soon as a hold has ended',
        "if (frozenForMs > 0) return { outcome: 'FROZEN', frozenForMs }",
        '',
      ],
      [
        'ever more first codes are mailed',
        'if (refusal)\n',
        'if (refusal && refusal.retryAfterMs < 0)\n',
      ],
      [
        'an earlier change goes on beside the last',
        "ne(emailChanges.stage, 'done')),",
        "eq(emailChanges.stage, 'new')),",
      ],
    ],
    service,
  ),
]

const codes = [
  ...mutationsOf(
    'email/answerEmailCode.ts',
    [
      [
        'a code at the wrong step is a try',
        'if (found?.mailbox !== mailbox) return',
        'if (!found) return',
      ],
      [
        'a day has any number of wrong codes',
        'if (refusal)\n',
        'if (refusal && refusal.retryAfterMs < 0)\n',
      ],
      [
        'a code has any number of tries',
        'and(isHere, lt(emailChanges.tries, triesPerCode))',
        'and(isHere, lt(emailChanges.tries, 1_000 * triesPerCode))',
      ],
      [
        'a code lives as long as its change',
        '    isAhead(emailChanges.codeExpiresAt),\n',
        '',
      ],
      [
        'any code is the right one',
        'if (!isEqual(change.codeMac, expected))',
        "if (!isEqual(change.codeMac, change.codeMac) || expected === '')",
      ],
      [
        'a right code counts as a wrong one',
        'await forgetTry(service, limits)\n',
        '',
      ],
      [
        'ever more codes are mailed to a new mailbox',
        'if (paused)',
        'if (!paused && limits === undefined)',
      ],
      [
        'a right code of the old mailbox counts again',
        "if (!still) return { outcome: 'CODE_EXPIRED' }",
        '',
      ],
    ],
    service,
  ),
  ...mutationsOf(
    'email/mailEmailCode.ts',
    [
      ['a code is of no change in particular', 'change.id}|', "''}|"],
      ['a code is of no mailbox in particular', 'mailbox}|', "''}|"],
      ['a code is of no address in particular', 'hash}|', "''}|"],
      ['another code outlives its change', 'sql`least($', 'sql`greatest($'],
    ],
    service,
  ),
  ...mutationsOf(
    'email/liveChange.ts',
    [
      [
        'a change is any device’s of the wallet',
        '    eq(emailChanges.deviceId, deviceId),\n',
        '',
      ],
      ['a change lives for ever', '    isAhead(emailChanges.expiresAt),\n', ''],
    ],
    service,
  ),
  ...mutationsOf(
    'email/resendEmailCode.ts',
    [
      [
        'ever more codes are sent again',
        'if (refusal)\n',
        'if (refusal && refusal.retryAfterMs < 0)\n',
      ],
    ],
    service,
  ),
  ...mutationsOf(
    'email/changeAskers.ts',
    [
      [
        'strangers use up what a new mailbox gets',
        'mailbox: `change:$',
        'mailbox: `$',
      ],
    ],
    service,
  ),
]

const done = [
  ...mutationsOf(
    'email/finishEmailChange.ts',
    [
      [
        'an address opens two wallets',
        "if (await isTaken(step, wanted)) return { outcome: 'TAKEN' }",
        '',
      ],
      [
        'an address is given away that its owner may take back',
        'other !== undefined || (await reservedForMs(database, of)) > 0',
        'other !== undefined',
      ],
      [
        'of several at once each changes the address',
        "if (!won) return { outcome: 'CODE_EXPIRED' }",
        '',
      ],
      [
        'everybody stays signed in after a change',
        '    await endElsewhere(step, { deviceId, sessionId, userId })\n',
        '',
      ],
      [
        'whoever changes the address is signed out',
        '        ne(sessions.id, sessionId),\n',
        '',
      ],
      [
        'a device that waits outlives the change of its mailbox',
        'or(eq(devices.isTrusted, false), gt(devices.holdEndsAt, sql`now()`)),',
        'gt(devices.holdEndsAt, sql`now()`),',
      ],
      [
        'a code for the old mailbox outlives the change',
        'eq(challenges.emailHash, change.oldEmailHash),',
        "eq(challenges.emailHash, ''),",
      ],
      [
        'nothing is frozen after a change',
        '    await freezeWallet(step, userId)\n',
        '',
      ],
      [
        'a change is in no record',
        "    await noteEvent(service, step, userId, { event: 'emailChanged' })\n",
        '',
      ],
    ],
    service,
  ),
  ...mutationsOf(
    'email/reservedForMs.ts',
    [
      [
        'nobody moves back to their own address',
        '        ne(users.id, of.userId),\n',
        '',
      ],
      [
        'an address is kept for ever',
        '        isAhead(emailChanges.expiresAt),\n',
        '',
      ],
      [
        'an address is kept in every project',
        '        eq(users.projectId, of.projectId),\n',
        '',
      ],
    ],
    service,
  ),
]

const reverted = [
  ...mutationsOf(
    'email/revertEmail.ts',
    [
      [
        'a change is taken back at any time',
        '          isAhead(emailChanges.expiresAt),\n',
        '',
      ],
      [
        'a link takes a change back again and again',
        '      return { isReverted: emailHash === oldEmailHash }\n',
        '      emailHash.trim()\n',
      ],
      [
        'a later change is taken back after an earlier one',
        '      .delete(emailChanges)\n',
        '      .select()\n      .from(emailChanges)\n',
      ],
      [
        'a link takes earlier changes along',
        '          gte(emailChanges.createdAt, change.createdAt),\n',
        '',
      ],
      [
        'everybody stays signed in when a change is taken back',
        '      .where(eq(sessions.userId, userId))\n',
        '      .where(and(eq(sessions.userId, userId), isAhead(sql`now()`)))\n',
      ],
      [
        'the device of a thief stays in the wallet',
        '    await endDevice(step, change)\n',
        '',
      ],
      [
        'nothing is frozen when a change is taken back',
        '    await freezeWallet(step, userId)\n',
        '',
      ],
      [
        'what is taken back is in no record',
        "    await noteEvent(service, step, userId, { event: 'emailReverted' })\n",
        '',
      ],
    ],
    service,
  ),
  ...mutationsOf(
    'devices/denySignIn.ts',
    [
      [
        'whoever reads the new mailbox takes the way back away',
        "        ne(emailChanges.stage, 'done'),\n",
        '',
      ],
      [
        'a stranger’s "not me" ends nothing',
        'eq(emailChanges.newEmailHash, emailHash),',
        "eq(emailChanges.newEmailHash, ''),",
      ],
    ],
    service,
  ),
]

/** Every check of a change of the address in the service. */
export const emailMutations = [...asked, ...codes, ...done, ...reverted]
