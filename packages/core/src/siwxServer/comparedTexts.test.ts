import { describe, expect, it } from 'vitest'
import {
  bo,
  type Challenge,
  openSite,
  origin,
  type Proof,
  prove,
  second,
} from './openSite.test.fixture.js'

/** Signs something else than what the server made, and sends it. */
async function tryWith(
  change: (challenge: Challenge) => Challenge,
  edit: (proof: Proof) => object = (proof) => proof,
) {
  const visitor = openSite().browser()
  const challenge = await visitor.challenge()
  const proof = await prove(change(challenge))
  const body = { nonce: challenge.nonce, proofs: [edit(proof)] }
  const { body: answer } = await visitor.ask('verify', body)
  expect(await visitor.accounts()).toEqual([])
  return answer.code
}

describe('what was signed is compared and not merely verified', () => {
  const later = (time: string) =>
    new Date(Date.parse(time) + 1000).toISOString()

  it.each<[string, (challenge: Challenge) => Challenge]>([
    [
      'another domain',
      (one) => ({
        ...one,
        domain: 'evil.example',
        uri: 'https://evil.example',
      }),
    ],
    [
      'a subdomain',
      (one) => ({
        ...one,
        domain: 'www.tide.example',
        uri: 'https://www.tide.example',
      }),
    ],
    [
      'the domain above',
      (one) => ({ ...one, domain: 'example', uri: 'https://example' }),
    ],
    [
      'another port',
      (one) => ({
        ...one,
        domain: 'tide.example:8443',
        uri: 'https://tide.example:8443',
      }),
    ],
    ['another scheme', (one) => ({ ...one, uri: 'http://tide.example' })],
    [
      'a look-alike in punycode',
      (one) => ({
        ...one,
        domain: 'xn--tde-hoa.example',
        uri: 'https://xn--tde-hoa.example',
      }),
    ],
    ['another page', (one) => ({ ...one, uri: `${origin}/admin` })],
    ['a nonce of its own', (one) => ({ ...one, nonce: 'a'.repeat(22) })],
    [
      'the nonce in another field',
      (one) =>
        ({ ...one, nonce: 'a'.repeat(22), requestId: one.nonce }) as Challenge,
    ],
    ['a later issue', (one) => ({ ...one, issuedAt: later(one.issuedAt) })],
    [
      'a later end',
      (one) => ({ ...one, expirationTime: later(one.expirationTime) }),
    ],
    ['a statement', (one) => ({ ...one, statement: 'Hello.' })],
    [
      'a resource',
      (one) => ({ ...one, resources: ['https://tide.example/x'] }),
    ],
    ['a request id', (one) => ({ ...one, requestId: '1' }) as Challenge],
    [
      'a first moment',
      (one) => ({ ...one, notBefore: one.issuedAt }) as Challenge,
    ],
  ])(
    '[T-SIW-03] [T-SIW-08] [T-SIW-09] refuses a text with %s',
    async (_, change) => {
      expect(await tryWith(change)).toBe('SIGNATURE_INVALID')
    },
  )

  const flip = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`

  it.each<[string, (proof: Proof) => object, string]>([
    [
      'another address',
      (one) => ({ ...one, address: bo.address }),
      'SIGNATURE_INVALID',
    ],
    [
      'an address with one digit changed',
      (one) => ({ ...one, address: flip(one.address, 9) }),
      'SIGNATURE_INVALID',
    ],
    [
      'an address without its checksum',
      (one) => ({ ...one, address: one.address.toLowerCase() }),
      'SIGNATURE_INVALID',
    ],
    [
      'an address with more behind it',
      (one) => ({ ...one, address: `${one.address}:1` }),
      'SIGNATURE_INVALID',
    ],
    [
      '[T-SIW-04] another network',
      (one) => ({ ...one, networkId: second.caipNetworkId }),
      'SIGNATURE_INVALID',
    ],
    [
      'a network that is not configured',
      (one) => ({ ...one, networkId: 'eip155:1' }),
      'NETWORK_UNKNOWN',
    ],
    [
      'a network of another family',
      (one) => ({ ...one, networkId: 'solana:31337' }),
      'NETWORK_UNKNOWN',
    ],
    [
      'a network written otherwise',
      (one) => ({ ...one, networkId: 'eip155:0x7a69' }),
      'NETWORK_UNKNOWN',
    ],
    [
      'a network that is none',
      (one) => ({ ...one, networkId: 'eip155' }),
      'BODY_INVALID',
    ],
    [
      'another form',
      (one) => ({ ...one, form: 'bip322' }),
      'SIGNATURE_INVALID',
    ],
    [
      'the form of the Wallet Standard',
      (one) => ({ ...one, form: 'walletStandard' }),
      'SIGNATURE_INVALID',
    ],
    [
      'a form that is none',
      (one) => ({ ...one, form: 'constructor' }),
      'SIGNATURE_INVALID',
    ],
    ['no form', ({ form: _, ...one }) => one, 'BODY_INVALID'],
    ['a text of its own', (one) => ({ ...one, text: 'x' }), 'BODY_INVALID'],
    [
      'another signature',
      (one) => ({ ...one, signature: flip(one.signature, 20) }),
      'SIGNATURE_INVALID',
    ],
    ['no signature', (one) => ({ ...one, signature: '' }), 'BODY_INVALID'],
    [
      'a signature that is too long',
      (one) => ({ ...one, signature: '0'.repeat(50_000) }),
      'BODY_INVALID',
    ],
    [
      'a signature that is no text',
      (one) => ({ ...one, signature: 1 }),
      'BODY_INVALID',
    ],
  ])('refuses %s', async (_, edit, code) => {
    expect(await tryWith((one) => one, edit)).toBe(code)
  })
})
