// Specification 1, "Send": an address that only looks like a known one.
import { isAddress, isSameAddress } from '../../entities/account/address.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { Likeness } from '../../entities/transfer/transfer.js'

/** How many characters at both ends together people compare. */
const comparedCharacters = 8

/** An end that shows fewer of them is not what misleads. */
const noticedCharacters = 3

/** The most alike first. */
const byLikeness = ['oneOff', 'swapped', 'ends', 'start', 'end'] as const

/**
 * The known address that a receiver could be mistaken for, and in which way:
 * the one that is most alike, never the receiver itself.
 * @param known own accounts, saved addresses and earlier receivers; those of
 * other namespaces are left out
 * @example
 * import { findLookAlike } from '@hasp/core'
 *
 * findLookAlike('eip155', '0x7099…79c8', ['0x7099…79C8'])
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
  const before = sharedStart(left, right)
  const after = sharedEnd(left, right)
  const isOfOneLength = left.length === right.length
  const differing = left.length - before - after
  if (isOfOneLength && differing === 1) return 'oneOff'
  const isSwapped =
    isOfOneLength &&
    differing === 2 &&
    left[before] === right[before + 1] &&
    left[before + 1] === right[before]
  if (isSwapped) return 'swapped'
  // Eyes that look at ends do not tell a capital letter from a small one.
  const folded = [left.toLowerCase(), right.toLowerCase()] as const
  const start = sharedStart(...folded)
  const end = sharedEnd(...folded)
  if (start + end < comparedCharacters) return undefined
  if (end < noticedCharacters) return 'start'
  return start < noticedCharacters ? 'end' : 'ends'
}

/** What of an address tells it from others. */
function visible(address: string, isHex: boolean): string {
  return isHex ? address.toLowerCase().replace(/^0x/, '') : address
}

function sharedStart(left: string, right: string): number {
  const most = Math.min(left.length, right.length)
  let length = 0
  while (length < most && left[length] === right[length]) length += 1
  return length
}

function sharedEnd(left: string, right: string): number {
  const most = Math.min(left.length, right.length)
  let length = 0
  while (length < most && left.at(-1 - length) === right.at(-1 - length))
    length += 1
  return length
}
