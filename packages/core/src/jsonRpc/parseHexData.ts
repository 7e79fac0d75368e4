/** Reads bytes as nodes write them; digits come back in lower case. */
export function parseHexData(value: unknown): string | undefined {
  const isHexData =
    typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)
  return isHexData ? value.toLowerCase() : undefined
}
