import {
  findEntrySpam,
  findTextSpam,
  type SpamReason,
} from '@hasp/protocol/data'
import type { Hex } from 'viem'
import type { FoundEntry } from '../activity/findEntries.js'
import type { PriceOf } from '../prices/createPrices.js'
import type { KnownFacts } from '../tokens/createFactReader.js'
import { endsOf } from './endsOf.js'
import { partiesOf } from './strangersOf.js'
import { type KnownDecimals, worthOf } from './worthOf.js'

/** Who sends to so many at once knows none of them. */
const receiversOfMany = 50
/** In US dollars: nobody sends less than a cent for its own sake. */
const dustBelow = 0.01
/** In US dollars: what is worth as much was meant, however many got it. */
const meantFrom = 1

/**
 * What speaks against an entry, out of all that the service knows. What the
 * account itself sent is its own doing.
 */
export function judgeEntry(
  entry: FoundEntry,
  about: judgeEntry.Knowledge,
): readonly SpamReason[] {
  const { account, decimalsOf, partners } = about
  const { movements, receivers, transaction } = entry
  const { sender } = transaction
  if (sender === account) return []
  const judged = movements.map((movement) => ({
    ...movement,
    isKnown: decimalsOf(movement.token) !== undefined,
  }))
  const parties = partiesOf(entry, account)
  const strange = parties.filter((party) => !partners.has(party))
  const isStrange = strange.length > 0 && strange.length === parties.length
  const worth = worthOf(entry, account, about)
  const isKnown = judged.some((each) => each.isKnown)
  const isDust =
    isKnown && entry.kind === 'received' && (worth ?? dustBelow) < dustBelow
  const ends = new Set([account, ...partners].map(endsOf))
  return [
    ...findEntrySpam({ sender, movements: judged }, account),
    ...when(
      receivers >= receiversOfMany && (worth ?? 0) < meantFrom,
      'MASS_SENT',
    ),
    ...when(isDust && isStrange, 'DUST'),
    ...when(
      strange.some((party) => ends.has(endsOf(party))),
      'LOOK_ALIKE',
    ),
    ...textSpamOf(entry, about),
  ]
}

export declare namespace judgeEntry {
  interface Knowledge {
    /** In lower case, as all addresses here. */
    readonly account: Hex
    /** Whom it sent something to, of who might be in the entry. */
    readonly partners: ReadonlySet<Hex>
    /** Undefined for tokens that nobody stands for. */
    readonly decimalsOf: KnownDecimals
    readonly priceOf: PriceOf
    /** What the others call themselves. */
    readonly texts: KnownFacts
    /** Symbols of tokens that somebody stands for. */
    readonly trusted: readonly string[]
  }
}

function textSpamOf(
  { movements }: FoundEntry,
  { texts, trusted }: judgeEntry.Knowledge,
): readonly SpamReason[] {
  const found = movements.flatMap(({ token }) => {
    const told = token === null ? undefined : texts.get(token)
    return told ? findTextSpam(told, trusted) : []
  })
  return [...new Set(found)]
}

function when<const Reason extends SpamReason>(
  holds: boolean,
  reason: Reason,
): readonly Reason[] {
  return holds ? [reason] : []
}
