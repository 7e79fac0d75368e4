import { base58 } from '@scure/base'

/** Longer texts are none of ours: decoding takes the square of the length. */
const textLimit = 200

/**
 * Bytes as base58, in the alphabet of Bitcoin.
 * @example encodeBase58(Uint8Array.of(0, 1)) // '12'
 */
export function encodeBase58(bytes: Uint8Array): string {
  return base58.encode(bytes)
}

/**
 * Reads base58 in the alphabet of Bitcoin.
 * @returns undefined when it is none, or is longer than 200 characters
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > textLimit) return undefined
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}
