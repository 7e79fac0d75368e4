import type { Namespace } from '@hasp/core'
import { addressGroups } from '../../addresses/addressGroups.js'

/**
 * Which groups of an address have a character that another one lacks there.
 * Of addresses of different lengths the equal ends are compared from each end.
 */
export function differingGroups(
  namespace: Namespace,
  address: string,
  other: string,
): readonly number[] {
  // In hexadecimal a letter means the same in either case, in base58 not.
  const fold = (text: string) =>
    namespace === 'eip155' ? text.toLowerCase() : text
  const [left, right] = [fold(address), fold(other)]
  const differs = (at: number) => left[at] !== right[at]
  const isSameLength = left.length === right.length
  const places = [...left].map((_, at) => at)
  const start = places.find(differs) ?? left.length
  const shift = right.length - left.length
  const end = places.findLast((at) => left[at] !== right[at + shift]) ?? -1

  let at = 0
  return addressGroups(address).flatMap((group, index) => {
    const own = [...group].map(() => at++)
    const isOther = own.some((place) =>
      isSameLength ? differs(place) : place >= start && place <= end,
    )
    return isOther ? [index] : []
  })
}
