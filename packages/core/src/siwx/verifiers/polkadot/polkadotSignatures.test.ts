import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { cryptoWaitReady, signatureVerify } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import { formatSs58 } from '../../../addresses/ss58.js'
import { polkadotRelay } from '../../../networks/polkadot/polkadotRelay.js'
import { createPolkadotKey } from '../../../testing/polkadot/createPolkadotKey.js'
import {
  flippedBits,
  signedText,
  verifyWith,
} from '../verifyWith.test.fixture.js'
import { polkadotSignatures } from './polkadotSignatures.js'

const verify = verifyWith(polkadotSignatures(), polkadotRelay)
const text = signedText
const wrapped = utf8ToBytes(`<Bytes>${text}</Bytes>`)
const kinds = ['sr25519', 'ed25519', 'ecdsa'] as const

function check(signature: Uint8Array, accountId: Uint8Array, prefix = 0) {
  const address = formatSs58(accountId, prefix)
  const hex = `0x${bytesToHex(signature)}`
  return verify({ address, form: 'wrappedBytes', signature: hex, text })
}

describe.each(kinds)('a key of polkadot of the kind %s', (kind) => {
  const key = createPolkadotKey(kind, 'Ada')
  const signature = key.sign(wrapped)

  it('signs with and without the byte that tells its kind, as polkadot-js says too', async () => {
    await cryptoWaitReady()
    const told = concatBytes(Uint8Array.of(key.kind), signature)
    for (const one of [signature, told]) {
      expect(await check(one, key.accountId)).toBe('valid')
      const theirs = signatureVerify(
        wrapped,
        one,
        formatSs58(key.accountId, 42),
      )
      expect(theirs.isValid).toBe(true)
    }
  })

  it.each([0, 2, 42])('signs for its address of prefix %i', async (prefix) => {
    expect(await check(signature, key.accountId, prefix)).toBe('valid')
  })

  it.each([
    ['the text without what wraps it', utf8ToBytes(text)],
    [
      'the text wrapped twice',
      utf8ToBytes(`<Bytes><Bytes>${text}</Bytes></Bytes>`),
    ],
    ['another text', utf8ToBytes('<Bytes>Hello</Bytes>')],
  ])('[T-SIW-11] does not sign by signing %s', async (_, message) => {
    expect(await check(key.sign(message), key.accountId)).toBe('invalid')
  })

  it('does not sign when any byte changes, or by another key', async () => {
    for (const changed of flippedBits(signature))
      expect(await check(changed, key.accountId)).toBe('invalid')
    const other = createPolkadotKey(kind, 'Bo')
    expect(await check(signature, other.accountId)).toBe('invalid')
  })

  it('[T-SIW-11] does not sign with the byte of another kind, or with another length', async () => {
    for (const leading of [0, 1, 2, 3, 255]) {
      if (leading === key.kind) continue
      const wrong = concatBytes(Uint8Array.of(leading), signature)
      expect(await check(wrong, key.accountId)).toBe('invalid')
    }
    for (const wrong of [
      new Uint8Array(),
      signature.slice(1),
      concatBytes(signature, signature),
    ])
      expect(await check(wrong, key.accountId)).toBe('invalid')
  })
})

it('an ecdsa key has no second signature with a high s', async () => {
  const key = createPolkadotKey('ecdsa', 'Ada')
  const signature = key.sign(wrapped)
  const { r, s } = secp256k1.Signature.fromCompact(signature.slice(0, 64))
  const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s)
  const recovery = Uint8Array.of((signature[64] ?? 0) ^ 1)
  const changed = concatBytes(high.toCompactRawBytes(), recovery)
  expect(await check(changed, key.accountId)).toBe('invalid')
})

it('a key of zeros, which is a point of small order, signs nothing', async () => {
  const nothing = new Uint8Array(32)
  expect(await check(new Uint8Array(64), nothing)).toBe('invalid')
})
