import { getBase64Encoder } from '@solana/kit'

/**
 * Bytes as nodes give them.
 * @throws when the text is no base64
 */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(getBase64Encoder().encode(text))
}
