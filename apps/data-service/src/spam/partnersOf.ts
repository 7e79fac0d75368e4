import type { Hex } from 'viem'
import type { FoundEntry } from '../activity/findEntries.js'

/** Whom an account sent something to, of some entries. */
export function partnersOf(
  entries: readonly FoundEntry[],
  account: Hex,
): readonly Hex[] {
  return entries.flatMap(({ movements, transaction }) =>
    transaction.sender === account
      ? movements.flatMap(({ source, target }) =>
          source === account && target !== account ? [target] : [],
        )
      : [],
  )
}
