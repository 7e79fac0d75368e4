// Specification 1, "Activity": an address that only looks like a known one.
import type { HistoryEntry } from '../../entities/activity/history.js'
import { findLookAlike } from '../transfer/lookAlike.js'

/** Of two addresses that share eight characters, one end shares four. */
const endLength = 4

/**
 * The entries that somebody else made with an address that could be mistaken
 * for one that the account deals with: made so that the wrong one is copied.
 * @param account its address
 * @param known the visitor's own accounts, saved addresses and receivers
 * @returns their hashes
 */
export function findPoison(
  entries: readonly HistoryEntry[],
  account: string,
  known: readonly string[],
): ReadonlySet<string> {
  const own = account.toLowerCase()
  const isOwn = ({ sender }: HistoryEntry) => sender.toLowerCase() === own
  const dealtWith = new Set(
    [
      ...known,
      ...entries.filter(isOwn).flatMap((entry) => partnersOf(entry, own)),
    ].map((address) => address.toLowerCase()),
  )
  const byEnd = new Map<string, string[]>()
  for (const address of dealtWith)
    for (const end of endsOf(address))
      byEnd.set(end, [...(byEnd.get(end) ?? []), address])
  const strange = entries.filter(
    (entry) =>
      !isOwn(entry) &&
      partnersOf(entry, own).some((partner) => {
        if (dealtWith.has(partner)) return false
        const alike = endsOf(partner).flatMap((end) => byEnd.get(end) ?? [])
        return findLookAlike('eip155', partner, alike) !== undefined
      }),
  )
  return new Set(strange.map(({ hash }) => hash))
}

/** Who an entry is about besides the account. */
function partnersOf(
  { movements, receiver }: HistoryEntry,
  own: string,
): readonly string[] {
  const sides = movements.flatMap(({ source, target }) => [source, target])
  const all = movements.length > 0 ? sides : [receiver ?? own]
  return [...new Set(all.map((address) => address.toLowerCase()))].filter(
    (address) => address !== own,
  )
}

function endsOf(address: string): readonly string[] {
  const digits = address.replace(/^0x/, '')
  return [`<${digits.slice(0, endLength)}`, `>${digits.slice(-endLength)}`]
}
