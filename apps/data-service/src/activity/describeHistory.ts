import { type History, mostHistoryMovements } from '@hasp/protocol/data'
import type { headers } from '../database/tables.js'
import type { KnownToken } from '../tokens/KnownToken.js'
import type { FoundEntry } from './findEntries.js'
import type { PageQuestion } from './readPage.js'

/** Entries of an account, and what they are out of. */
export interface ToldPage {
  readonly entries: readonly FoundEntry[]
  readonly head: Pick<typeof headers.$inferSelect, 'block' | 'hash' | 'time'>
  /** The newest block that is never undone. */
  readonly finalized: number
  /** The oldest block of which anything is known. */
  readonly since: number
  readonly missing: readonly string[]
  readonly undoneAbove?: number | undefined
  /** For the page after it. */
  readonly cursor: string | undefined
}

/** What is answered about an account's history. */
export function describeHistory(about: {
  readonly networkId: string
  readonly account: PageQuestion['account']
  readonly page: ToldPage
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, KnownToken>
  /** What speaks against an entry. */
  readonly judge: (entry: FoundEntry) => readonly string[]
}): History {
  const { account, judge, networkId, page, tokens } = about
  const { cursor, finalized, head, missing, since, undoneAbove } = page
  const entries = page.entries.map((found) =>
    describeEntry(found, judge(found), finalized),
  )
  const contracts = new Set(
    entries.flatMap(({ movements }) =>
      movements.flatMap(({ token }) => token ?? []),
    ),
  )
  return {
    account: `${networkId}:${account}`,
    networkId,
    head: { number: head.block, hash: head.hash, time: head.time },
    since,
    isComplete: missing.length === 0,
    missing: [...missing],
    ...(undoneAbove !== undefined && { undoneAbove }),
    entries,
    tokens: [...contracts].flatMap((contract) => tokens.get(contract) ?? []),
    ...(cursor !== undefined && { cursor }),
  }
}

function describeEntry(
  found: FoundEntry,
  spam: readonly string[],
  finalized: number,
): History['entries'][number] {
  const { kind, transaction } = found
  const { block, deployed, fee, hash, place, receiver, sender, time } =
    transaction
  return {
    hash,
    block: { number: block, time },
    place,
    isFinal: block <= finalized,
    status: transaction.isFailed ? 'failed' : 'succeeded',
    kind,
    sender,
    ...(receiver !== null && { receiver }),
    ...(deployed !== null && { deployed }),
    ...(fee !== null && { fee }),
    movements: found.movements
      .slice(0, mostHistoryMovements)
      .map(describeMovement),
    hasMoreMovements: found.movements.length > mostHistoryMovements,
    spam: [...spam],
  }
}

function describeMovement(
  movement: FoundEntry['movements'][number],
): History['entries'][number]['movements'][number] {
  const { amount, kind, source, target, token, tokenId } = movement
  return {
    kind,
    ...(token !== null && { token }),
    source,
    target,
    ...(amount !== null && { amount }),
    ...(tokenId !== null && { tokenId }),
  }
}
