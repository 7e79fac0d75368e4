import { bytesToHex, hexToBytes } from '@noble/hashes/utils'

/** Longer than any transaction that nodes pass on. */
const textLimit = 8_000_000

/** Bytes as hex digits in pairs, without `0x`. */
export function encodeHex(bytes: Uint8Array): string {
  return bytesToHex(bytes)
}

/**
 * Reads hex digits in pairs, without `0x`.
 * @returns undefined for anything else, and for nothing
 * @example decodeHex('01ff') // Uint8Array [1, 255]
 */
export function decodeHex(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || value.length > textLimit) return undefined
  return /^([\da-f]{2})+$/i.test(value)
    ? Uint8Array.from(hexToBytes(value))
    : undefined
}
