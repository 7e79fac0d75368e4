/** The bytes of `0x…` data as words; a rest shorter than a word is dropped. */
export function splitWords(data: string): readonly string[] {
  return data.slice(2).match(/.{64}/g) ?? []
}
