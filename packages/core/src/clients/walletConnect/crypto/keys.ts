import { x25519 } from '@noble/curves/ed25519'
import { hkdf } from '@noble/hashes/hkdf'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** The public half of an X25519 key, both as hex. */
export function publicKeyOf(privateKey: string): string {
  return bytesToHex(x25519.getPublicKey(hexToBytes(privateKey)))
}

/**
 * The symmetric key that two sides share (WalletConnect crypto keys: X25519,
 * then HKDF with SHA-256), all as hex.
 * @throws for a public key of low order: its shared key is known to all
 */
export function deriveKey(privateKey: string, publicKey: string): string {
  const secret = x25519.getSharedSecret(
    hexToBytes(privateKey),
    hexToBytes(publicKey),
  )
  if (secret.every((byte) => byte === 0))
    throw new RangeError('The shared secret is zero')
  return bytesToHex(hkdf(sha256, secret, undefined, undefined, 32))
}

/** The topic of a key: a session's, a pairing's, or where answers arrive. */
export function topicOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}
