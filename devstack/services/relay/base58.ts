const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Reads base58 in the Bitcoin alphabet.
 * @param text the characters
 * @returns the bytes, or nothing when a character is not of the alphabet
 * @example decodeBase58('2g') // Uint8Array [ 97 ]
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const zeros = text.length - text.replace(/^1+/, '').length
  const digits = number === 0n ? '' : number.toString(16)
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return new Uint8Array([...Buffer.alloc(zeros), ...Buffer.from(even, 'hex')])
}

/**
 * Writes base58 in the Bitcoin alphabet.
 * @param bytes what to write
 * @example encodeBase58(new Uint8Array([97])) // '2g'
 */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n)
    text = alphabet[Number(number % 58n)] + text
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
