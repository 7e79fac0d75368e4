/** Longer than anything that is signed here, and so are its parts. */
const longest = 0xffff

/**
 * A length as Bitcoin writes it.
 * @param value at most 65535
 */
export function compactSize(value: number): Uint8Array {
  return value < 0xfd
    ? Uint8Array.of(value)
    : Uint8Array.of(0xfd, value & 255, value >> 8)
}

/**
 * Reads a list of byte strings, as witnesses are written.
 * @returns undefined unless it is one, to the last byte
 */
export function readWitness(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes.length > longest) return undefined
  let at = 0
  const readSize = () => {
    const [first = longest, low = 0, high = 0] = bytes.subarray(at)
    at += first < 0xfd ? 1 : 3
    if (first < 0xfd) return first
    const value = low + high * 256
    // There is one way to write a length.
    return first === 0xfd && value >= 0xfd ? value : longest
  }
  const count = readSize()
  const items: Uint8Array[] = []
  while (items.length < count && at < bytes.length) {
    const size = readSize()
    if (at + size > bytes.length) return undefined
    items.push(bytes.slice(at, at + size))
    at += size
  }
  return items.length === count && at === bytes.length ? items : undefined
}
