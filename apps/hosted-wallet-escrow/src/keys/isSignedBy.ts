import { createPublicKey, verify } from 'node:crypto'

/**
 * Whether a key of Ed25519 has signed a text.
 * @param publicKey 32 bytes as base64url
 * @param signature 64 bytes as base64url
 * @see RFC 8032, RFC 8037
 */
export function isSignedBy(
  publicKey: string,
  text: string,
  signature: string,
): boolean {
  try {
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
      format: 'jwk',
    })
    return verify(
      null,
      Buffer.from(text, 'utf8'),
      key,
      Buffer.from(signature, 'base64url'),
    )
  } catch {
    return false
  }
}
