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
  const dealtWith = new Set(known.map((address) => address.toLowerCase()))
  const others: HistoryEntry[] = []
  for (const entry of entries) {
    if (!isOwn(entry)) others.push(entry)
    else for (const partner of partnersOf(entry, own)) dealtWith.add(partner)
  }
  const byEnd = new Map<string, string[]>()
  for (const address of dealtWith)
    for (const end of endsOf(address)) {
      const alike = byEnd.get(end)
      if (alike) alike.push(address)
      else byEnd.set(end, [address])
    }
  // Thousands of entries are of few addresses.
  const judged = new Map<string, boolean>()
  const isStrange = (partner: string): boolean => {
    const before = judged.get(partner)
    if (before !== undefined) return before
    const alike = endsOf(partner).flatMap((end) => byEnd.get(end) ?? [])
    const now =
      !dealtWith.has(partner) &&
      findLookAlike('eip155', partner, alike) !== undefined
    judged.set(partner, now)
    return now
  }
  const hashes = new Set<string>()
  for (const entry of others)
    for (const partner of partnersOf(entry, own))
      if (isStrange(partner)) hashes.add(entry.hash)
  return hashes
}

/** Who an entry is about besides the account. */
function partnersOf(
  { movements, receiver }: HistoryEntry,
  own: string,
): ReadonlySet<string> {
  const partners = new Set<string>()
  for (const { source, target } of movements)
    partners.add(source.toLowerCase()).add(target.toLowerCase())
  if (movements.length === 0 && receiver) partners.add(receiver.toLowerCase())
  partners.delete(own)
  return partners
}

function endsOf(address: string): readonly string[] {
  const digits = address.replace(/^0x/, '')
  return [`<${digits.slice(0, endLength)}`, `>${digits.slice(-endLength)}`]
}
