import { base64, base64urlnopad } from '@scure/base'

/** Longer than anything that wallets, nodes or relays send. */
const textLimit = 8_000_000

/** Bytes as base64 with padding (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  return base64.encode(bytes)
}

/** Bytes as base64url without padding (RFC 4648 section 5). */
export function encodeBase64Url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes)
}

/**
 * Reads base64 or base64url, padded or not.
 * @returns undefined for anything else, and for nothing
 * @example decodeBase64('AQ==') // Uint8Array [1]
 */
export function decodeBase64(
  value: unknown,
): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || value.length > textLimit) return undefined
  const [, digits] = /^([\w+/-]+)={0,2}$/.exec(value) ?? []
  if (!digits) return undefined
  const standard = digits.replaceAll('-', '+').replaceAll('_', '/')
  try {
    const padding = '='.repeat(-digits.length & 3)
    return Uint8Array.from(base64.decode(standard + padding))
  } catch {
    return undefined
  }
}
