import { encodeBase64Url } from '../../encoding/base64.js'

/** What a key is to say that it asks for. */
export type DpopClaims = {
  /** Of this proof alone. */
  readonly id: string
  readonly method: string
  /** Without query and fragment. */
  readonly url: string
  /** Of the server, once it has said one: time is the server's. */
  readonly nonce: string | undefined
  readonly nowMs: number
  readonly token: string | undefined
}

const algorithm = { name: 'ECDSA', hash: 'SHA-256' }

/**
 * Proves that a request comes from where a key is.
 * @see RFC 9449
 */
export async function createDpopProof(
  { privateKey, publicKey }: CryptoKeyPair,
  { id, method, nonce, nowMs, token, url }: DpopClaims,
): Promise<string> {
  const { subtle } = globalThis.crypto
  const { crv, kty, x, y } = await subtle.exportKey('jwk', publicKey)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
  const claims = {
    jti: id,
    htm: method,
    htu: url,
    iat: Math.floor(nowMs / 1000),
    ...(nonce !== undefined && { nonce }),
    ...(token !== undefined && { ath: await hashOf(token) }),
  }
  const signed = [header, claims].map(encodeJson).join('.')
  const bytes = new TextEncoder().encode(signed)
  const signature = await subtle.sign(algorithm, privateKey, bytes)
  return `${signed}.${encodeBase64Url(new Uint8Array(signature))}`
}

function encodeJson(value: unknown): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)))
}

async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const hash = await globalThis.crypto.subtle.digest('SHA-256', bytes)
  return encodeBase64Url(new Uint8Array(hash))
}
