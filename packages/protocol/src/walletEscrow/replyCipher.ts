/**
 * What the escrow's HPKE (RFC 9180: X25519, HKDF-SHA-256, AES-256-GCM) is told
 * that a request is.
 */
export const escrowInfo = 'hw1/escrow request'

/** The same, of a secret that is released to a frame. */
export const escrowReleaseInfo = 'hw1/escrow release'

/** What the key of a reply is exported for, from the context of the request. */
export const escrowReplyLabel = 'hw1/escrow reply'

/** Bytes of the encapsulated key at the beginning of what HPKE sealed. */
export const escrowKeyBytes = 32

/** Bytes to export from the context of a request. */
export const escrowReplySecretBytes = 32

const responseNonceBytes = 32
const keyBytes = 32
const nonceBytes = 12

/** What both sides know once a request was sealed or opened. */
export interface EscrowExchange {
  /** The encapsulated key of the request. */
  readonly encapsulatedKey: Uint8Array<ArrayBuffer>
  /** Exported from the context of the request for `escrowReplyLabel`. */
  readonly secret: Uint8Array<ArrayBuffer>
}

/**
 * Seals a reply so that only the one who sealed the request opens it.
 * @see RFC 9458, section 4.4
 * @example
 * import { type EscrowExchange, sealEscrowReply } from '@hasp/protocol/walletEscrow'
 *
 * export async function answer(exchange: EscrowExchange, reply: string) {
 *   const nonce = crypto.getRandomValues(new Uint8Array(32))
 *   return await sealEscrowReply(exchange, reply, nonce)
 * }
 */
export async function sealEscrowReply(
  exchange: EscrowExchange,
  reply: string,
  responseNonce: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { iv, key } = await deriveReplyKey(exchange, responseNonce)
  const text = new TextEncoder().encode(reply)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
  return joined(responseNonce, new Uint8Array(sealed))
}

/**
 * Opens the reply to a request.
 * @throws where anybody but the escrow wrote it, or to another request
 * @example
 * import { type EscrowExchange, openEscrowReply } from '@hasp/protocol/walletEscrow'
 *
 * export async function read(exchange: EscrowExchange, sealed: Uint8Array<ArrayBuffer>) {
 *   return JSON.parse(await openEscrowReply(exchange, sealed))
 * }
 */
export async function openEscrowReply(
  exchange: EscrowExchange,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const responseNonce = sealed.slice(0, responseNonceBytes)
  const { iv, key } = await deriveReplyKey(exchange, responseNonce)
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    key,
    sealed.slice(responseNonceBytes),
  )
  return new TextDecoder().decode(text)
}

async function deriveReplyKey(
  { encapsulatedKey, secret }: EscrowExchange,
  responseNonce: Uint8Array<ArrayBuffer>,
) {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, [
    'deriveBits',
  ])
  const derive = async (label: string, bytes: number) =>
    await crypto.subtle.deriveBits(
      {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: joined(encapsulatedKey, responseNonce),
        info: new TextEncoder().encode(label),
      },
      base,
      bytes * 8,
    )
  const key = await crypto.subtle.importKey(
    'raw',
    await derive('key', keyBytes),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )
  return { key, iv: await derive('nonce', nonceBytes) }
}

function joined(
  first: Uint8Array<ArrayBuffer>,
  second: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first)
  bytes.set(second, first.length)
  return bytes
}
