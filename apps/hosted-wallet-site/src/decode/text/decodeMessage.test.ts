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
})
