import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2'
import { hexToBytes } from '@noble/hashes/utils'
import type { Signer } from './Signer.js'

/** A signer that needs nothing of the browser. */
export function librarySigner(seed: string): Signer {
  hashes.sha512 = (message) => new Uint8Array(sha512(message))
  const secret = hexToBytes(seed)
  return {
    publicKey: getPublicKey(secret),
    sign: async (message) => sign(message, secret),
  }
}
