import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const hardened = 0x8000_0000

/**
 * The key at a path of hardened steps, which are all that Ed25519 has.
 * @param path the steps without their marks: 44 is `44'`
 * @see SLIP-10
 */
export function deriveEd25519(
  seed: Uint8Array,
  path: readonly number[],
): Uint8Array {
  let node = hmac(sha512, utf8ToBytes('ed25519 seed'), seed)
  for (const step of path) {
    const index = new Uint8Array(4)
    new DataView(index.buffer).setUint32(0, step + hardened)
    const [key, chainCode] = [node.slice(0, 32), node.slice(32)]
    node = hmac(sha512, chainCode, concatBytes(Uint8Array.of(0), key, index))
  }
  return node.slice(0, 32)
}
