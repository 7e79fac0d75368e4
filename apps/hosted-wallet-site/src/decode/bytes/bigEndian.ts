import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** @example readBigEndian(new Uint8Array([1, 0])) // 256n */
export function readBigEndian(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${bytesToHex(bytes)}`)
}

/** As few bytes as it takes: nothing for zero, as RLP has it. */
export function toBigEndian(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const digits = value.toString(16)
  return hexToBytes(digits.length % 2 ? `0${digits}` : digits)
}
