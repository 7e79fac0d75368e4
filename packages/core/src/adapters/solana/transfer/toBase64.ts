import { getBase64Decoder } from '@solana/kit'

/** Bytes as nodes take them. */
export function toBase64(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes)
}
