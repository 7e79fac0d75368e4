import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { bech32 } from '@scure/base'

/** A key of a wallet of tests. */
export type CosmosKey = {
  readonly publicKey: Uint8Array
  /** @param prefix e.g. `cosmos` */
  address(prefix: string): string
  /** @returns r and s, 64 bytes */
  sign(message: Uint8Array): Uint8Array
}

/**
 * Makes a key, always the same of the same seed. Never one for real money.
 * @example createCosmosKey('Ada').address('cosmos')
 */
export function createCosmosKey(seed: string): CosmosKey {
  const secret = sha256(utf8ToBytes(`hasp test cosmos ${seed}`))
  const publicKey = secp256k1.getPublicKey(secret)
  const hash = ripemd160(sha256(publicKey))
  return {
    publicKey,
    address: (prefix) => bech32.encode(prefix, bech32.toWords(hash)),
    sign: (message) =>
      secp256k1.sign(sha256(message), secret).toCompactRawBytes(),
  }
}
