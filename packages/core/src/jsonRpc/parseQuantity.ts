/** Reads a number as nodes write it: at most 256 bits of hex. */
export function parseQuantity(value: unknown): bigint | undefined {
  const isQuantity =
    typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
  return isQuantity ? BigInt(value) : undefined
}
