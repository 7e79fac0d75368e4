import { secp256k1 } from '@noble/curves/secp256k1'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { AddressType } from '../../../addresses/parseBitcoinAddress.js'
import type { BitcoinClaim } from './BitcoinClaim.js'
import { compactSize } from './compactSize.js'
import { isLockedBy } from './isLockedBy.js'

const magic = utf8ToBytes('\x18Bitcoin Signed Message:\n')

const anyKeyHash: readonly AddressType[] = ['p2pkh', 'p2sh', 'p2wpkh']

/** By the first byte of a signature, in fours: what it may be a signature of. */
const kinds: readonly {
  readonly first: number
  readonly isCompressed: boolean
  readonly types: readonly AddressType[]
}[] = [
  { first: 27, isCompressed: false, types: ['p2pkh'] },
  // Many wallets write it for addresses of segwit, too.
  { first: 31, isCompressed: true, types: anyKeyHash },
  { first: 35, isCompressed: true, types: ['p2sh'] },
  { first: 39, isCompressed: true, types: ['p2wpkh'] },
]

/**
 * Whether the key of an address signed a text in the old way: the key is
 * recovered from the signature, and the address must be made of it.
 * @see BIP-137
 */
export function verifyEcdsaMessage(claim: BitcoinClaim): boolean {
  const { locked, signature, text } = claim
  const [header = 0] = signature
  const kind = kinds.find(({ first }) => header >= first && header < first + 4)
  if (signature.length !== 65 || !kind?.types.includes(locked.type))
    return false
  try {
    const compact = secp256k1.Signature.fromCompact(signature.slice(1))
    if (compact.hasHighS()) return false
    const point = compact
      .addRecoveryBit(header - kind.first)
      .recoverPublicKey(hashText(text))
    return isLockedBy(locked, point.toRawBytes(kind.isCompressed))
  } catch {
    // No point of the curve has these numbers.
    return false
  }
}

function hashText(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return sha256(sha256(concatBytes(magic, compactSize(bytes.length), bytes)))
}
