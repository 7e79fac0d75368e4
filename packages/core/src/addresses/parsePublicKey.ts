import { decodeBase58 } from '../encoding/base58.js'

/**
 * Reads an address of Solana: base58 of exactly 32 bytes.
 * @returns undefined when it is none
 */
export function parsePublicKey(address: string): Uint8Array | undefined {
  if (address.length < 32 || address.length > 44) return undefined
  const bytes = decodeBase58(address)
  return bytes?.length === 32 ? bytes : undefined
}
