import { base64urlnopad } from '@scure/base'

/** What a proof is made for. */
export interface ProofOf {
  readonly key: CryptoKeyPair
  readonly method: string
  /** Without a query. */
  readonly url: string
  /** Of the service; times are its own, and never this device's. */
  readonly nonce: string
  readonly id: string
  readonly accessToken?: string | undefined
}

const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const

/**
 * Proves that a request comes from the device whose key it is.
 * @see RFC 9449
 */
export async function createProof({
  accessToken,
  id,
  key,
  method,
  nonce,
  url,
}: ProofOf): Promise<string> {
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', key.publicKey)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } }
  const claims = {
    jti: id,
    htm: method,
    htu: url,
    nonce,
    ...(accessToken !== undefined && { ath: await hashOf(accessToken) }),
  }
  const signed = [header, claims].map(encodeJson).join('.')
  const signature = await crypto.subtle.sign(
    algorithm,
    key.privateKey,
    new TextEncoder().encode(signed),
  )
  return `${signed}.${base64urlnopad.encode(new Uint8Array(signature))}`
}

/** A key that proves, and that no script can take elsewhere. */
export async function createProofKey(): Promise<CryptoKeyPair> {
  return await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign', 'verify'],
  )
}

function encodeJson(value: unknown): string {
  return base64urlnopad.encode(new TextEncoder().encode(JSON.stringify(value)))
}

async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return base64urlnopad.encode(new Uint8Array(hash))
}
