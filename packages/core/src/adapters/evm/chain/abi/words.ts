/** One 32-byte word of the contract ABI as 64 hex digits. */
export function encodeWord(value: bigint | number | string): string {
  return BigInt(value).toString(16).padStart(64, '0')
}

/** The bytes of `0x…` data as words; a rest shorter than a word is dropped. */
export function splitWords(data: string): readonly string[] {
  return data.slice(2).match(/.{64}/g) ?? []
}
