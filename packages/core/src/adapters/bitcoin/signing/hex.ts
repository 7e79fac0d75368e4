/** Longer than any transaction that nodes pass on. */
const longest = 8_000_000

/** Bytes as hex digits in pairs. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** @returns undefined for anything that is no hex, or is empty */
export function fromHex(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || value.length > longest) return undefined
  if (!/^([\da-f]{2})+$/i.test(value)) return undefined
  const pairs = value.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
