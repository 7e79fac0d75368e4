/** Reads a whole number of at most 64 bits, as a number or as its digits. */
export function parseUnits(value: unknown): bigint | undefined {
  const digits = typeof value === 'number' ? `${value}` : value
  if (typeof digits !== 'string' || !/^\d{1,20}$/.test(digits)) return undefined
  const units = BigInt(digits)
  return units < 1n << 64n ? units : undefined
}
