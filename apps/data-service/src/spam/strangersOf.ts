import type { Hex } from 'viem'
import type { FoundEntry } from '../activity/findEntries.js'

type Parties = Pick<FoundEntry, 'movements' | 'transaction'>

/** Who moved something, besides the account. */
export function partiesOf(
  { movements }: Parties,
  account: Hex,
): readonly Hex[] {
  const sides = movements.flatMap(({ source, target }) => [source, target])
  return [...new Set(sides)].filter((party) => party !== account)
}

/** The parties of what somebody else sent. */
export function strangersOf(
  entries: readonly Parties[],
  account: Hex,
): readonly Hex[] {
  const strange = entries.filter(
    ({ transaction }) => transaction.sender !== account,
  )
  return [...new Set(strange.flatMap((entry) => partiesOf(entry, account)))]
}
