import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { encodeHex } from '../../../encoding/hex.js'

/** How the bit that tells two keys apart is written. */
const recoveryBits: ReadonlyMap<number | undefined, number> = new Map([
  [0, 0],
  [1, 1],
  [27, 0],
  [28, 1],
])

/**
 * The address whose key signed, in small letters.
 * @param signature r, s and v; or r and s with the bit in front (ERC-2098)
 * @returns undefined for anything else, above all for a high s (EIP-2)
 */
export function recoverAddress(
  hash: Uint8Array,
  signature: Uint8Array,
): string | undefined {
  const parts = split(signature)
  if (!parts) return undefined
  try {
    const key = secp256k1.Signature.fromCompact(parts.compact)
    if (key.hasHighS()) return undefined
    const point = key.addRecoveryBit(parts.recovery).recoverPublicKey(hash)
    const digest = keccak_256(point.toRawBytes(false).subarray(1))
    return `0x${encodeHex(digest.subarray(12))}`
  } catch {
    // No point of the curve has these numbers.
    return undefined
  }
}

function split(
  signature: Uint8Array,
): { readonly compact: Uint8Array; readonly recovery: number } | undefined {
  if (signature.length === 65) {
    const recovery = recoveryBits.get(signature[64])
    const compact = signature.slice(0, 64)
    return recovery === undefined ? undefined : { compact, recovery }
  }
  if (signature.length !== 64) return undefined
  const compact = signature.slice()
  const [first = 0] = compact.subarray(32)
  compact[32] = first & 0x7f
  return { compact, recovery: first >> 7 }
}
