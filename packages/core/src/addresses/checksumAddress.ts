import { keccak_256 } from '@noble/hashes/sha3'
import { encodeHex } from '../encoding/hex.js'

const addressPattern = /^(?:0x)?([0-9a-f]{40})$/i

/**
 * Writes an address with its EIP-55 checksum.
 * @returns undefined when the text is no EVM address
 * @example checksumAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045')
 * // '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 */
export function checksumAddress(text: string): string | undefined {
  const digits = addressPattern.exec(text)?.[1]?.toLowerCase()
  if (!digits) return undefined
  const hash = encodeHex(keccak_256(digits))
  const letters = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${letters.join('')}`
}
