import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/**
 * Whether the key of an EVM address has signed a text.
 * @param signature 65 bytes as hex: r, s and the recovery id
 * @see EIP-191, version 0x45
 */
export function isSignedBy(
  address: string,
  text: string,
  signature: string,
): boolean {
  const message = Buffer.from(text, 'utf8')
  const prefix = `\x19Ethereum Signed Message:\n${message.byteLength}`
  const hash = keccak_256(Buffer.concat([Buffer.from(prefix), message]))
  const bytes = Buffer.from(signature.slice(2), 'hex')
  const recovery = (bytes[64] ?? 0) % 27
  try {
    const publicKey = secp256k1.Signature.fromBytes(
      bytes.subarray(0, 64),
      'compact',
    )
      .addRecoveryBit(recovery)
      .recoverPublicKey(hash)
      .toBytes(false)
    const signer = keccak_256(publicKey.subarray(1)).subarray(-20)
    return `0x${Buffer.from(signer).toString('hex')}` === address.toLowerCase()
  } catch {
    return false
  }
}
