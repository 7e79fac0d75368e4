/** Longer than any transaction that nodes pass on. */
const longest = 8_000_000

/** Bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text)
}

/** @returns undefined for anything that is no base64, or is empty */
export function fromBase64(
  value: unknown,
): Uint8Array<ArrayBuffer> | undefined {
  if (typeof value !== 'string' || !value || value.length > longest)
    return undefined
  try {
    return Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
