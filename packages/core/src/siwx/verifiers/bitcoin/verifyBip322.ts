import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import type { BitcoinClaim } from './BitcoinClaim.js'
import { readWitness } from './compactSize.js'
import { hash160 } from './hash160.js'
import { isLockedBy } from './isLockedBy.js'
import { keyHashDigest, taprootDigest } from './virtualTransaction.js'

/** Sign all of the transaction, said and unsaid. */
const hashTypeAll = 1
const hashTypeDefault = 0

/**
 * Whether the key of an address signed a text, in the simple form: the witness
 * of a transaction that commits to both and that nobody sends.
 * @see BIP-322
 */
export function verifyBip322(claim: BitcoinClaim): boolean {
  const witness = readWitness(claim.signature)
  if (!witness) return false
  try {
    return claim.locked.type === 'p2tr'
      ? verifyTaproot(claim, witness)
      : verifyKeyHash(claim, witness)
  } catch {
    // No point of the curve has these numbers.
    return false
  }
}

function verifyKeyHash(
  { locked, text }: BitcoinClaim,
  witness: readonly Uint8Array[],
): boolean {
  const [signed, publicKey] = witness
  if (witness.length !== 2 || !signed || publicKey?.length !== 33) return false
  if (locked.type !== 'p2wpkh' && locked.type !== 'p2sh') return false
  if (!isLockedBy(locked, publicKey)) return false
  if (signed.at(-1) !== hashTypeAll) return false
  const digest = keyHashDigest(locked, text, hash160(publicKey))
  const signature = secp256k1.Signature.fromDER(signed.slice(0, -1))
  return secp256k1.verify(signature, digest, publicKey, { lowS: true })
}

function verifyTaproot(
  { locked, text }: BitcoinClaim,
  witness: readonly Uint8Array[],
): boolean {
  const [signed] = witness
  // More items are a script, or an annex that nobody asked for.
  if (witness.length !== 1 || !signed) return false
  const hashType = signed.length === 65 ? signed[64] : hashTypeDefault
  const isSaid = signed.length === 65
  if (hashType !== (isSaid ? hashTypeAll : hashTypeDefault)) return false
  const digest = taprootDigest(locked, text, hashType)
  return schnorr.verify(signed.slice(0, 64), digest, locked.program)
}
