import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { signRelayToken } from '../relay/relayToken.js'
import { openEnvelope, sealEnvelope } from './envelope.js'
import { deriveKey, publicKeyOf, topicOf } from './keys.js'
import { librarySigner } from './librarySigner.js'
import { openSigner } from './openSigner.js'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length })
const hex = bytes(32).map((some) => Buffer.from(some).toString('hex'))

describe('keys', () => {
  it('are shared by both sides (RFC 7748, section 6.1)', () => {
    const alice =
      '77076d0a7318a57d3c16c17251b26645df1fb4b4aee1b6a3a8e8f1ef4d0eb62a'
        .length === 64
        ? '77076d0a7318a57d3c16c17251b26645df1fb4b4aee1b6a3a8e8f1ef4d0eb62a'
        : ''
    const bob =
      '5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb'
    expect(publicKeyOf(bob)).toBe(
      'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
    )
    expect(deriveKey(alice, publicKeyOf(bob))).toBe(
      deriveKey(bob, publicKeyOf(alice)),
    )
    expect(topicOf(deriveKey(alice, publicKeyOf(bob)))).toMatch(
      /^[0-9a-f]{64}$/,
    )
  })

  it.each([
    '0'.repeat(64),
    `01${'0'.repeat(62)}`,
    'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
    '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
    `ec${'f'.repeat(60)}7f`,
  ])('refuse the public key %s of low order', (publicKey) => {
    expect(() => deriveKey('5'.repeat(64), publicKey)).toThrow(Error)
  })
})

describe('envelopes', () => {
  it('open for who holds the key, in both types', () => {
    fc.assert(
      fc.property(
        hex,
        bytes(12),
        fc.string(),
        hex,
        (key, nonce, text, sender) => {
          expect(openEnvelope(sealEnvelope(text, key, nonce), () => key)).toBe(
            text,
          )
          const sealed = sealEnvelope(text, key, nonce, sender)
          expect(
            openEnvelope(sealed, (from) => (from === sender ? key : undefined)),
          ).toBe(text)
        },
      ),
      propertyRuns(50),
    )
  })

  it('stay shut when a single bit is wrong', () => {
    fc.assert(
      fc.property(
        hex,
        bytes(12),
        fc.string({ maxLength: 40 }),
        fc.nat(),
        fc.integer({ min: 0, max: 7 }),
        (key, nonce, text, at, bit) => {
          const sealed =
            decodeBase64(sealEnvelope(text, key, nonce)) ?? new Uint8Array()
          const index = at % sealed.length
          sealed[index] = (sealed[index] ?? 0) ^ (1 << bit)
          expect(openEnvelope(encodeBase64(sealed), () => key)).toBe(undefined)
        },
      ),
      propertyRuns(100),
    )
  })

  it('stay shut for anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.uint8Array().map(encodeBase64),
        ),
        (text) => {
          expect(openEnvelope(text, () => '1'.repeat(64))).toBe(undefined)
        },
      ),
      propertyRuns(100),
    )
  })
})

describe('the token for relays', () => {
  it('is signed by the key that it names', async () => {
    await fc.assert(
      fc.asyncProperty(
        hex,
        fc.integer({ min: 0, max: 4e12 }),
        async (seed, nowMs) => {
          const token = await signRelayToken(await openSigner(seed), {
            subject: 'nonce',
            audience: 'wss://relay.example',
            nowMs,
          })
          const [head = '', body = '', signature = ''] = token.split('.')
          const read = (part: string) =>
            JSON.parse(Buffer.from(part, 'base64url').toString())
          expect(read(head)).toEqual({ alg: 'EdDSA', typ: 'JWT' })
          const { iss, ...claims } = read(body)
          const iat = Math.floor(nowMs / 1000)
          expect(claims).toEqual({
            sub: 'nonce',
            aud: 'wss://relay.example',
            iat,
            exp: iat + 86_400,
            act: 'client_auth',
          })
          const key = createPublicKey({
            format: 'jwk',
            key: {
              kty: 'OKP',
              crv: 'Ed25519',
              x: publicKeyFrom(iss).toString('base64url'),
            },
          })
          expect(
            verify(
              null,
              Buffer.from(`${head}.${body}`),
              key,
              Buffer.from(signature, 'base64url'),
            ),
          ).toBe(true)
        },
      ),
      propertyRuns(20),
    )
  })
})

/** Reads `did:key:z…` by its definition. */
function publicKeyFrom(issuer: string): Buffer {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = 0n
  for (const character of issuer.slice('did:key:z'.length))
    value = value * 58n + BigInt(alphabet.indexOf(character))
  const all = Buffer.from(value.toString(16), 'hex')
  expect(all.subarray(0, 2).toString('hex')).toBe('ed01')
  return all.subarray(2)
}

describe('the key of the client', () => {
  it('signs alike with and without the browser’s own Ed25519', async () => {
    await fc.assert(
      fc.asyncProperty(hex, fc.uint8Array(), async (seed, message) => {
        const own = await openSigner(seed)
        const library = librarySigner(seed)
        expect(library.publicKey).toEqual(own.publicKey)
        expect(await library.sign(message)).toEqual(await own.sign(message))
      }),
      propertyRuns(20),
    )
  })
})
