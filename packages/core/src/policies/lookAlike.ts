// Specification 1, "Send": an address that only looks like a known one.
import { isSameAddress } from '../entities/address.js'
import type { Namespace } from '../entities/namespace.js'

/** So many characters at each end are what people compare. */
const comparedCharacters = 4

/**
 * The known address that a receiver could be mistaken for: it begins and ends
 * alike, and is another one.
 * @param known own accounts and earlier receivers
 * @example findLookAlike('eip155', receiver, [receiver]) // undefined
 */
export function findLookAlike(
  namespace: Namespace,
  receiver: string,
  known: readonly string[],
): string | undefined {
  const [start, end] = endsOf(receiver)
  return known.find((one) => {
    const [otherStart, otherEnd] = endsOf(one)
    return (
      start === otherStart &&
      end === otherEnd &&
      !isSameAddress(namespace, one, receiver)
    )
  })
}

function endsOf(address: string): readonly [string, string] {
  const visible = address.toLowerCase().replace(/^0x/, '')
  return [
    visible.slice(0, comparedCharacters),
    visible.slice(-comparedCharacters),
  ]
}
