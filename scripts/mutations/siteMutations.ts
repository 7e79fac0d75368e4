import { type MutatedPart, mutationsOf } from './Mutation.js'

const site: MutatedPart = {
  folder: 'apps/hosted-wallet-site/src',
  tests: [
    'apps/hosted-wallet-site/src/login/emailChange.test.ts',
    'apps/hosted-wallet-site/src/signer/',
    'apps/hosted-wallet-site/src/decode/describeEmailChange.test.ts',
    'apps/hosted-wallet-site/src/requests/createApprovals.test.ts',
  ],
}

/** Every check of a change of the address, and of a deletion, in the frame. */
export const siteMutations = [
  ...mutationsOf(
    'login/createEmailChange.ts',
    [
      [
        'another address goes on without a screen',
        'const again = to === agreed && (await resend(signal))',
        'const again = await resend(signal)',
      ],
      [
        'the frame asks for what the address is already',
        "if (from === to) throw new FrameError('EMAIL_UNCHANGED')",
        '',
      ],
      [
        'the escrow never hears of a change whose answer was lost',
        'if (agreed !== undefined) await session.noteUntold(agreed)',
        '',
      ],
      [
        'the escrow hears of a change that was never done',
        'if (email !== untold) return\n',
        '',
      ],
      [
        'the escrow hears of a change again and again',
        '    await session.noteUntold(undefined)\n',
        '',
      ],
      [
        'a login is called by its old address',
        '    await session.rename(email)\n',
        '',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'requests/createApprovals.ts',
    [
      [
        'a host asks for an address again and again',
        'coolDown()\n      const { eip155: account }',
        'const { eip155: account }',
      ],
      [
        'a held device changes the address',
        'assertFree(await whoIs(signal))',
        '(await whoIs(signal)).addresses',
      ],
      [
        'the key signs for an address that was rejected',
        "if (!isApproved) throw new FrameError('RPC_REJECTED')\n      const [signature]",
        'const [signature]',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'signer/createSigner.ts',
    [
      [
        'the key signs another address than was shown',
        "if (digestSummary(summary) !== digest) throw new SignerError('shownOther')",
        '',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'decode/text/decodeMessage.ts',
    [
      [
        'a page has the wallet’s own word signed as a message',
        'if (written.trimStart().startsWith(walletStatement))',
        "if (written === '' && written.startsWith(walletStatement))",
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'decode/describeEmailChange.ts',
    [
      [
        'a network has a part in the word for an address',
        "network === noNetwork ? [] : ['otherNetwork']",
        '[]',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'signer/performOwnerTask.ts',
    [
      [
        'a key that is not the wallet’s is shown or deletes it',
        "if (keys.eip155.address !== opening.address)\n      throw new SignerError('otherWallet')",
        '',
      ],
    ],
    site,
  ),
]
