import { equalBytes } from '@noble/curves/abstract/utils'
import { concatBytes } from '@noble/hashes/utils'
import type { BitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'
import { hash160 } from './hash160.js'

/**
 * Whether the coins of an address are locked by the hash of a key.
 * @param publicKey 33 bytes, or 65 where the address is made of those
 */
export function isLockedBy(
  { program, type }: BitcoinAddress,
  publicKey: Uint8Array,
): boolean {
  const keyHash = hash160(publicKey)
  if (type === 'p2pkh' || type === 'p2wpkh') return equalBytes(keyHash, program)
  // P2SH of P2WPKH: the script is a version and the hash.
  const script = concatBytes(Uint8Array.of(0, keyHash.length), keyHash)
  return type === 'p2sh' && equalBytes(hash160(script), program)
}
