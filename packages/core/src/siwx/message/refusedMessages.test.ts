import { describe, expect, it } from 'vitest'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'
import { KitError } from '../../errors/KitError.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { accounts, fullMessage } from './signInTexts.test.fixture.js'

type Refused = readonly [
  field: keyof SignInMessage,
  values: readonly (string | readonly string[])[],
]

const injected = 'Fine.\nURI: https://evil.example/'
const address = fullMessage.accountAddress

const refused: readonly Refused[] = [
  [
    'statement',
    [
      '',
      ' ',
      ' Fine.',
      'Fine.\n',
      injected,
      injected.replace('\n', '\r'),
      injected.replace('\n', '\u2028'),
      'a'.repeat(301),
      'caf\u00e9',
      '\u202eniF',
      'tab\there',
      '<b>',
      '100 %',
      '"quoted"',
    ],
  ],
  [
    'domain',
    [
      '',
      'Tide.example',
      'tide.example/',
      'tide.example@evil.example',
      'user@tide.example',
      'https://tide.example',
      'tide.example evil',
      'tide.example\nevil',
      't\u0131de.example',
      'tide.example:',
      'tide.example:99999',
      'tide.example:080',
      'tide.example?x',
      'tide.example#x',
      '%74ide.example',
      '1',
      '127.1',
    ],
  ],
  [
    'uri',
    [
      '',
      'tide.example',
      'https://evil.example/',
      'https://tide.example.evil.example/',
      'https://tide.example:8443/',
      'https://tide.example@evil.example/',
      'https://user@tide.example/',
      'HTTPS://tide.example/',
      'ftp://tide.example/',
      'https://tide.example/a b',
      'https://tide.example/\u202e',
      'https://tide.example/%zz',
      'https://tide.example/#a#b',
      'https://tide.example/\nVersion: 2',
    ],
  ],
  ['version', ['', '2', '1.0', '01']],
  [
    'nonce',
    [
      '',
      '12345678',
      'a'.repeat(21),
      'a'.repeat(65),
      `${'a'.repeat(21)}-`,
      `${'a'.repeat(22)}\n`,
      `${'a'.repeat(21)}\u00e9`,
    ],
  ],
  [
    'requestId',
    ['', 'a b', 'a\nb', 'a/b', 'a?b', '%zz', '\u202e', 'a'.repeat(129)],
  ],
  [
    'resources',
    [
      ['tide.example/terms'],
      ['https://tide.example/a b'],
      ['https://tide.example/\n- https://evil.example'],
      ['https://user@tide.example/'],
      [''],
      ['//tide.example'],
      ['urn_a:b'],
      Array.from({ length: 11 }, (_, index) => `urn:a:${index}`),
      [`urn:a:${'a'.repeat(2043)}`],
    ],
  ],
  ['chainId', ['', 'eip155', 'eip155:0', 'eip155:0x1', 'eip155:1:2', 'x:1']],
  [
    'accountAddress',
    [
      '',
      address.toLowerCase(),
      address.toUpperCase(),
      address.slice(2),
      address.slice(0, -1),
      `${address}0`,
      `0x${address.slice(2).replace('d8dA', 'd8da')}`,
      'vitalik.eth',
      accounts[1]?.accountAddress ?? '',
    ],
  ],
]

const refusalOf = (field: keyof SignInMessage) =>
  new KitError('SIGN_IN_MESSAGE_INVALID', { field })

const times = [
  '1\u0000970-01-01T00:00:00Z',
  '',
  'now',
  '2026-01-02',
  '2026-01-02T03:04:05',
  '2026-01-02 03:04:05Z',
  '2026-01-02T03:04:05+00:00',
  '2026-02-30T03:04:05Z',
  '2026-01-02T24:00:00Z',
  '2026-01-02T03:04:60Z',
  '2026-01-02T03:04:05.Z',
  '2026-01-02T03:04:05Z\n',
]

const cases = [
  ...refused,
  ...(['issuedAt', 'expirationTime', 'notBefore'] as const).map(
    (field): Refused => [field, times],
  ),
].flatMap(([field, values]) =>
  values.map((value) => ({ field, value }) as const),
)

describe('[T-SIW-07] a field that could be read in two ways', () => {
  it.each(cases)('is refused: $field $value', ({ field, value }) => {
    const message = { ...fullMessage, [field]: value } as SignInMessage
    expect(() => formatSignInMessage(message)).toThrow(refusalOf(field))

    const text = formatSignInMessage(fullMessage)
    const right = [fullMessage[field]].flat().join('\n- ')
    const wrong = [value].flat().join('\n- ')
    const changed = text.replace(right, () => wrong)
    // A text with another field is another text; with this one it is none.
    expect(parseSignInMessage(changed)?.[field]).not.toEqual(value)
  })
})

describe('an address', () => {
  const [, solana, bitcoin, polkadot, cosmos] = accounts

  it.each([
    [
      'of another Bitcoin network',
      { ...bitcoin, chainId: 'bip122:000000000933ea01ad0ee984209779ba' },
    ],
    [
      'of a Bitcoin network that nobody knows',
      { ...bitcoin, chainId: 'bip122:11111111111111111111111111111111' },
    ],
    [
      'of Bitcoin in capital letters',
      { ...bitcoin, accountAddress: bitcoin?.accountAddress.toUpperCase() },
    ],
    [
      'of Solana with 31 bytes',
      { ...solana, accountAddress: solana?.accountAddress.slice(0, -1) },
    ],
    [
      'of polkadot with a wrong checksum',
      {
        ...polkadot,
        accountAddress: polkadot?.accountAddress.replace('15', '16'),
      },
    ],
    [
      'of cosmos in capital letters',
      { ...cosmos, accountAddress: cosmos?.accountAddress.toUpperCase() },
    ],
    [
      'of another namespace',
      { ...solana, chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
    ],
  ])('is refused %s', (_, account) => {
    const message = { ...fullMessage, ...account } as SignInMessage
    expect(() => formatSignInMessage(message)).toThrow(
      refusalOf('accountAddress'),
    )
  })
})

describe('a text', () => {
  const text = formatSignInMessage(fullMessage)

  it.each([
    ['with a line after it', `${text}\nAnd: more`],
    ['with a line break after it', `${text}\n`],
    ['with a line break before it', `\n${text}`],
    ['with carriage returns', text.replaceAll('\n', '\r\n')],
    ['with a field twice', text.replace('\nNonce', '\nVersion: 1\nNonce')],
    ['with an unknown field', text.replace('\nNonce', '\nOther: 1\nNonce')],
    [
      'with fields in another order',
      text.replace(/(\nVersion: 1)(\nChain ID: 1)/, '$2$1'),
    ],
    ['with a scheme before the domain', `https://${text}`],
    ['without resources after their title', text.replace(/\n- .*/gs, '')],
    ['with one blank line too many', text.replace('\n\nURI', '\n\n\nURI')],
    ['for an account of no namespace', text.replace('Ethereum', 'Dogecoin')],
    ['longer than 8 KiB', text.replace('Tide.', 'a'.repeat(8192))],
    ['of nothing', ''],
  ])('is refused %s', (_, changed) => {
    expect(parseSignInMessage(changed)).toBeUndefined()
  })
})
