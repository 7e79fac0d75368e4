import { type MutatedPart, mutationsOf } from './Mutation.js'

const site: MutatedPart = {
  folder: 'apps/hosted-wallet-site/src',
  tests: [
    'apps/hosted-wallet-site/src/decode/text/',
    'apps/hosted-wallet-site/src/requests/createSignIn.test.ts',
  ],
}

const kit: MutatedPart = {
  folder: 'packages/core/src',
  tests: ['packages/core/src/connectors/hostedWallet/oneStep.test.ts'],
}

/** Every check of signing in with the login of the hosted wallet. */
export const signInMutations = [
  ...mutationsOf('parseRequest.ts', [
    [
      'a sign-in has the time of a question',
      "if (method === 'getUser' && asksToSignIn(payload))",
      "if (method === 'switchNetwork' && asksToSignIn(payload))",
    ],
  ]),
  ...mutationsOf('signInSchemas.ts', [
    [
      'a field of a sign-in has a space or a line break',
      'regex(/^[!-~]+$/)',
      'regex(/^/)',
    ],
    [
      'the statement of a sign-in has any letters',
      'regex(/^[ -~]{1,300}$/)',
      'regex(/^/)',
    ],
  ]),
  ...mutationsOf(
    'requests/createSignIn.ts',
    [
      [
        'the frame signs in at another domain',
        'domain !== new URL(origin).host || ',
        '',
      ],
      [
        'the frame signs in at a page of another site',
        ' || !isPageOf(origin, uri)',
        '',
      ],
      [
        'the frame shows a sign-in that has expired',
        "if (!(restMs > 0)) throw new FrameError('EXPIRED')",
        '',
      ],
      [
        'a sign-in stays on show when it expires',
        'AbortSignal.any([signal, expiry])',
        'signal',
      ],
      [
        'the frame signs more than servers read',
        "if (text.length > longestSignInText) throw new FrameError('TOO_LARGE')",
        '',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'decode/text/readSignIn.ts',
    [
      [
        'a text is folded that has more lines',
        'Request ID): \\S+)+$/',
        'Request ID): \\S+)+/',
      ],
      [
        'a text is folded that leads to another site',
        'origin}/`)',
        'origin}`)',
      ],
      [
        'a text is folded that names another network',
        '!isOwn || !network',
        '!isOwn && !network',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'decode/text/decodeMessage.ts',
    [
      [
        'a text is folded that hides something',
        'hasUnseen ? undefined : readPlainSignIn(written, context)',
        'readPlainSignIn(written, context)',
      ],
    ],
    site,
  ),
  ...mutationsOf(
    'siwx/pairing/signInAtLogin.ts',
    [
      [
        'the server hears of another account than the login’s',
        "if (address !== account.address)\n    throw new KitError('SIGN_IN_FAILED', { reason: 'wrongSignature' })",
        '',
      ],
    ],
    kit,
  ),
  ...mutationsOf(
    'connectors/hostedWallet/createFrameSignIn.ts',
    [
      [
        'a wallet that is held is asked to sign in',
        ' || state.getState().user?.holdEndsAt !== undefined',
        '',
      ],
    ],
    kit,
  ),
  ...mutationsOf(
    'connectors/hostedWallet/createHostedAccounts.ts',
    [
      ['whose login has ended is connected', '!state.getState().user || ', ''],
      ['who has gone away is connected', ' || signInUntil.aborted', ''],
      [
        'a reload asks to sign in',
        "{ networkId }: Parameters<Connector['reconnect']>[0],\n    ) => openSession(namespace, networkId),",
        "{ networkId, signal: until }: Parameters<Connector['reconnect']>[0],\n    ) => openSession(namespace, networkId, until),",
      ],
    ],
    kit,
  ),
  ...mutationsOf(
    'signIn/createConnectSignIns.ts',
    [
      [
        'a login asks for each of its namespaces',
        "if (expected && expected.step !== 'waiting') return undefined",
        '',
      ],
      [
        'what was signed is fetched once more',
        "memory.expected = { ...memory.expected, step: 'signedIn' }",
        'dropChallenge(context)',
      ],
    ],
    kit,
  ),
  ...mutationsOf(
    'signIn/decideSignIn.ts',
    [
      [
        'the view asks for an account that is only passed by',
        "if (memory.expected) return 'none'",
        '',
      ],
    ],
    kit,
  ),
]
