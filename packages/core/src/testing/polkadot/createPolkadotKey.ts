import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { blake2b } from '@noble/hashes/blake2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'

/** The kinds of key that these networks take. */
export type PolkadotKeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A key of a wallet of tests. */
export type PolkadotKey = {
  readonly type: PolkadotKeyType
  /** What addresses are made of. */
  readonly accountId: Uint8Array
  /** Number of its kind in a `MultiSignature`. */
  readonly kind: number
  sign(message: Uint8Array): Uint8Array
}

/** @returns the 32 bytes of Blake2b */
export function blake256(bytes: Uint8Array): Uint8Array {
  return blake2b(bytes, { dkLen: 32 })
}

/**
 * Makes a key, always the same of the same seed. Never one for real money.
 * @example createPolkadotKey('sr25519', 'Ada')
 */
export function createPolkadotKey(
  type: PolkadotKeyType,
  seed: string,
): PolkadotKey {
  const secret = blake256(utf8ToBytes(`hasp test ${type} ${seed}`))
  switch (type) {
    case 'sr25519': {
      const expanded = secretFromSeed(secret)
      return {
        type,
        accountId: getPublicKey(expanded),
        kind: 1,
        sign: (message) => sign(expanded, message),
      }
    }
    case 'ed25519':
      return {
        type,
        accountId: ed25519.getPublicKey(secret),
        kind: 0,
        sign: (message) => ed25519.sign(message, secret),
      }
    case 'ecdsa':
      return {
        type,
        accountId: blake256(secp256k1.getPublicKey(secret)),
        kind: 2,
        sign(message) {
          const signature = secp256k1.sign(blake256(message), secret)
          return concatBytes(
            signature.toCompactRawBytes(),
            Uint8Array.of(signature.recovery),
          )
        },
      }
  }
}
