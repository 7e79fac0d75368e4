/** What is hashed by SHA-256 until the result begins with enough zero bits. */
export interface Work {
  /** From the service: fresh, and accepted once. */
  readonly challenge: string
  /** Whatever makes the result right, found by trying. */
  readonly answer: string
}

/**
 * What is hashed.
 * @example
 * import { workText } from '@hasp/protocol/walletService'
 *
 * workText({ challenge: 'a', answer: '1' })
 */
export function workText({ answer, challenge }: Work): string {
  return `hw1/work\n${challenge}\n${answer}`
}

/**
 * Whether a hash begins with so many zero bits.
 * @example
 * import { beginsWithZeros } from '@hasp/protocol/walletService'
 *
 * beginsWithZeros(Uint8Array.of(0, 0b0011_1111), 10) // true
 */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  for (let index = 0; index < whole; index += 1)
    if (hash[index] !== 0) return false
  return (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}
