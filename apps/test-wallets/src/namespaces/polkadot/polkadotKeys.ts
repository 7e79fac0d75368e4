import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { testSeed } from '../testSeed.js'

/** What its extensions put around bytes, so that they are no transaction. */
const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/** Longer payloads are signed by their hash. */
const payloadLimit = 256

/** Of signatures of several schemes. */
const sr25519Type = 1

/** The sr25519 keys of the test accounts, and what they sign. */
export const polkadotKeys = {
  publicKey: (index: number) => getPublicKey(secret(index)),

  /** Bytes that are wrapped already stay as they are. */
  signRaw: (index: number, bytes: Uint8Array) =>
    sign(
      secret(index),
      isWrapped(bytes) ? bytes : concatBytes(opening, bytes, closing),
    ),

  signPayload: (index: number, payload: Uint8Array) =>
    concatBytes(
      Uint8Array.of(sr25519Type),
      sign(
        secret(index),
        payload.length > payloadLimit
          ? blake2b(payload, { dkLen: 32 })
          : payload,
      ),
    ),
}

function secret(index: number): Uint8Array {
  return secretFromSeed(testSeed('polkadot', index))
}

function isWrapped(bytes: Uint8Array): boolean {
  const begins = opening.every((one, at) => bytes[at] === one)
  const start = bytes.length - closing.length
  return begins && closing.every((one, at) => bytes[start + at] === one)
}
