// Specification 1, "Send": an address that only looks like a known one.
import { isAddress, isSameAddress } from '../entities/address.js'
import type { Namespace } from '../entities/namespace.js'
import type { Likeness } from '../entities/route.js'

/** So many characters at the ends, together, are what people compare. */
const comparedCharacters = 8

/** An end that shows fewer of them is not what misleads. */
const noticedCharacters = 3

/** The most alike first. */
const byLikeness = ['oneOff', 'swapped', 'ends', 'start', 'end'] as const

/**
 * The known address that a receiver could be mistaken for, and in which way:
 * the one that is most alike, never the receiver itself.
 * @param known own accounts, saved addresses and earlier receivers; those of
 * other families are left out
 * @example findLookAlike('eip155', '0x7099…79c8', ['0x7099…79C8'])
 */
export function findLookAlike(
  namespace: Namespace,
  receiver: string,
  known: readonly string[],
): { readonly address: string; readonly likeness: Likeness } | undefined {
  const found = known.flatMap((address) => {
    const isOther =
      isAddress(namespace, address) &&
      !isSameAddress(namespace, address, receiver)
    const likeness = isOther && likenessOf(namespace, receiver, address)
    return likeness ? [{ address, likeness }] : []
  })
  const [first] = byLikeness.flatMap((likeness) =>
    found.filter((one) => one.likeness === likeness),
  )
  return first
}

function likenessOf(
  namespace: Namespace,
  one: string,
  other: string,
): Likeness | undefined {
  const isHex = namespace === 'eip155'
  const [left, right] = [visible(one, isHex), visible(other, isHex)]
  const differing = differingPlaces(left, right)
  const [at = 0, next = 0] = differing
  if (differing.length === 1) return 'oneOff'
  const isSwapped =
    differing.length === 2 &&
    next === at + 1 &&
    left[at] === right[next] &&
    left[next] === right[at]
  if (isSwapped) return 'swapped'
  // Eyes that look at ends do not tell a capital letter from a small one.
  const start = sharedLength(left.toLowerCase(), right.toLowerCase())
  const end = sharedLength(backwards(left), backwards(right))
  if (start + end < comparedCharacters) return undefined
  if (end < noticedCharacters) return 'start'
  return start < noticedCharacters ? 'end' : 'ends'
}

/** What of an address tells it from others. */
function visible(address: string, isHex: boolean): string {
  return isHex ? address.toLowerCase().replace(/^0x/, '') : address
}

/** Where two texts of one length differ; nowhere in particular otherwise. */
function differingPlaces(left: string, right: string): readonly number[] {
  if (left.length !== right.length) return []
  return [...left].flatMap((letter, at) => (letter === right[at] ? [] : [at]))
}

function sharedLength(left: string, right: string): number {
  const differing = [...left].findIndex((letter, at) => letter !== right[at])
  return differing < 0 ? left.length : differing
}

function backwards(text: string): string {
  return [...text.toLowerCase()].reverse().join('')
}
