import fc from 'fast-check'
import {
  concatHex,
  hexToBytes,
  serializeTransaction,
  stringToBytes,
  type TransactionSerializable,
  toRlp,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeMessage } from './decodeMessage.js'

const account = `0x${'aa'.repeat(20)}` as const
const context = {
  account,
  network: 'eip155:1',
  origin: 'https://dapp.example:8443',
}
const decode = (text: string) => decodeMessage(stringToBytes(text), context)
const transaction = (type: 'eip1559' | 'legacy') =>
  serializeTransaction({
    type,
    chainId: 1,
    to: account,
    value: 1n,
    gas: 21_000n,
    ...(type === 'legacy' ? { gasPrice: 1n } : { maxFeePerGas: 1n }),
  } as TransactionSerializable)
const signIn = (host: string, address = account) =>
  `${host} wants you to sign in with your Ethereum account:\n${address}\n\nHello`

describe('decodeMessage', () => {
  it('shows a text as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 \n]{0,80}$/), (text) => {
        expect(decode(text)).toMatchObject({
          action: 'signText',
          text,
          warnings: [],
          refusals: [],
        })
      }),
    )
  })

  it('makes visible what turns or hides a text', () => {
    expect(decode('pay \u202eeve\u200b')).toMatchObject({
      text: 'pay [U+202E]eve[U+200B]',
      warnings: ['hiddenCharacters'],
    })
  })

  it('refuses to sign in at another site, wherever the sentence stands', () => {
    expect(decode(signIn('dapp.example:8443'))).toMatchObject({
      action: 'signIn',
      refusals: [],
    })
    for (const host of [
      'evil.example',
      'dapp.example',
      'dapp.example:8443.evil.example',
      'https://evil.example',
    ])
      expect(decode(signIn(host)).refusals).toContain('foreignSite')
    expect(decode(`Hello\n  ${signIn('evil.example')}`).refusals).toContain(
      'foreignSite',
    )
    expect(
      decode(signIn('dapp.example:8443', `0x${'bb'.repeat(20)}`)).refusals,
    ).toEqual(['notThisAccount'])
  })

  it.each([
    ['a hash', `0x${'9f'.repeat(32)}`, 'blind'],
    ['bytes that are no text', '0xc328', 'blind'],
    [
      'a digest of typed data',
      `0x1901${'11'.repeat(64)}`,
      'transactionInMessage',
    ],
    ['a PSBT', '0x70736274ff01', 'transactionInMessage'],
    ['a transaction', transaction('eip1559'), 'transactionInMessage'],
    ['an old transaction', transaction('legacy'), 'transactionInMessage'],
    [
      'an authorisation',
      concatHex(['0x05', toRlp(['0x01', account, '0x02'])]),
      'authorization',
    ],
  ] as const)('T-APR-11: refuses %s', (_, hex, refusal) => {
    expect(decodeMessage(hexToBytes(hex), context).refusals).toEqual([refusal])
  })

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(decodeMessage(bytes, context).account).toBe(account)
      }),
    )
  })

  const plain = (changes: Readonly<Record<string, string>> = {}) => {
    const { after = '', chain = '1', statement = 'Sign in to Tide.' } = changes
    const { uri = 'https://dapp.example:8443/' } = changes
    return [
      signIn('dapp.example:8443').split('\n').slice(0, 2).join('\n'),
      '',
      ...(statement && [statement, '']),
      `URI: ${uri}`,
      'Version: 1',
      `Chain ID: ${chain}`,
      'Nonce: 5eK1mQ0zR7uYw2Xc9Vb3Na',
      `Issued At: 2026-01-01T00:00:00.000Z${after}`,
    ].join('\n')
  }

  it('folds a text that does nothing but sign in, and tells what it states', () => {
    expect(decode(plain()).signIn).toEqual({ statement: 'Sign in to Tide.' })
    const uri = 'https://dapp.example:8443'
    expect(decode(plain({ uri })).signIn).toBeDefined()
    const after = '\nExpiration Time: 2026-01-01T00:10:00.000Z\nRequest ID: 7'
    expect(decode(plain({ after })).signIn).toBeDefined()
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['a line at its end', { after: '\nI also owe Mallory all that I have.' }],
    ['words behind a field', { after: '\nRequest ID: 7 and all that I have' }],
    ['resources', { after: '\nResources:\n- https://dapp.example/terms' }],
    ['a second line of the statement', { statement: 'Yes.\nAnd I pay.' }],
    ['another network', { chain: '10' }],
    ['a page of another site', { uri: 'https://evil.example/' }],
    ['a host that only begins so', { uri: 'https://dapp.example:8443.evil/' }],
    ['a user in front of a host', { uri: 'https://dapp.example:8443@evil/' }],
    ['what is not seen', { statement: 'Yes\u200b.' }],
  ])('shows the whole of a text with %s', (_, changes) => {
    const { signIn: folded, text } = decode(plain(changes))
    expect(folded).toBeUndefined()
    expect(text).toContain('wants you to sign in')
  })
})
