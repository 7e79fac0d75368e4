// Specification 5, "Names": what a name that is taken is made of.

const leastLetters = 4
/** What the DNS has room for. */
const mostLetters = 63

/** Which rules a label keeps; none of them while nothing is typed. */
export type NameRules = {
  /** Letters, digits and hyphens alone, wherever they stand. */
  readonly letters: boolean
  /** From 4 to 63 characters. */
  readonly length: boolean
}

/**
 * Holds what somebody types to the rules of names. A registry may have reasons
 * of its own besides.
 * @param label without the domain, in either case
 * @example
 * import { judgeLabel } from '@hasp/core'
 *
 * judgeLabel('mi-ra') // { letters: true, length: true }
 */
export function judgeLabel(label: string): NameRules {
  const { length } = [...label]
  return {
    letters: /^[a-z\d-]+$/i.test(label),
    length: length >= leastLetters && length <= mostLetters,
  }
}
