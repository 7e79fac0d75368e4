import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

const hexPattern = /^0x(?:[0-9a-f]{2})*$/i

/** @example toHex(new Uint8Array([1, 171])) // '0x01ab' */
export function toHex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

/** @returns undefined for what is not hex of whole bytes */
export function readHex(text: string): Uint8Array | undefined {
  return hexPattern.test(text) ? hexToBytes(text.slice(2)) : undefined
}
