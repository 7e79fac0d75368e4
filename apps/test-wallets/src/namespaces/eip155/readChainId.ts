/** Reads `0x`-prefixed hexadecimal; undefined for anything else. */
export function readChainId(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    return undefined
  const id = Number.parseInt(value, 16)
  return Number.isSafeInteger(id) ? id : undefined
}
