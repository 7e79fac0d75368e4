/** One 32-byte word of the contract ABI as 64 hex digits. */
export function encodeWord(value: bigint | number | string): string {
  return BigInt(value).toString(16).padStart(64, '0')
}
