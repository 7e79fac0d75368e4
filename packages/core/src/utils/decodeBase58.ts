const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Longer texts are none of ours: decoding takes the square of the length. */
const textLimit = 200

/**
 * Reads base58 in the alphabet of Bitcoin.
 * @returns undefined when it is none, or is longer than 200 characters
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > textLimit) return undefined
  let value = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.push(Number(value & 255n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  for (let count = 0; count < zeros; count++) bytes.push(0)
  return Uint8Array.from(bytes.reverse())
}
