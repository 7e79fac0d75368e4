import type { Database } from '@hasp/service-frame'
import { and, eq, gt, min } from 'drizzle-orm'
import type { Hex } from 'viem'
import { headers, undoings } from '../database/tables.js'
import { findPartners } from '../spam/findPartners.js'
import { strangersOf } from '../spam/strangersOf.js'
import { openCursor, type Position } from './cursor.js'
import { type FollowedChain, findChain } from './findChain.js'
import { type FoundEntry, findEntries } from './findEntries.js'

/** What is asked of a history. */
export interface PageQuestion {
  readonly chain: number
  readonly account: Hex
  readonly kind: FoundEntry['kind'] | undefined
  readonly limit: number
  readonly cursor: string | undefined
}

/** A part of a history, all of it of one moment of the index. */
export type Page =
  | {
      readonly status: 'read'
      readonly chain: FollowedChain
      readonly head: typeof headers.$inferSelect
      readonly undoneAbove: number | undefined
      readonly entries: readonly FoundEntry[]
      /** Whom the account sent to, of who is in the page and who looks so. */
      readonly partners: ReadonlySet<Hex>
      /** Whether more is indexed below. */
      readonly hasMore: boolean
      /** Below which it was asked for; absent for the newest page. */
      readonly below: Position | undefined
    }
  /** Nothing is indexed yet. */
  | { readonly status: 'notBegun' }
  /** The cursor is of blocks that are not indexed here yet. */
  | { readonly status: 'behind' }
  /** The cursor is none that was given for this question. */
  | { readonly status: 'forged' }

/** Reads a page of what an account did. */
export async function readPage(
  database: Database,
  question: PageQuestion,
): Promise<Page> {
  return await database.transaction(
    (transaction) => readAtOnce(transaction, question),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readAtOnce(
  database: Database,
  { account, chain: id, cursor, kind, limit }: PageQuestion,
): Promise<Page> {
  const chain = await findChain(database, id)
  const [head] = await database
    .select()
    .from(headers)
    .where(and(eq(headers.chain, id), eq(headers.block, chain?.head ?? -1)))
  if (!chain || !head) return { status: 'notBegun' }
  const scope = { key: chain.cursorKey, account, kind }
  const position = cursor === undefined ? undefined : openCursor(scope, cursor)
  if (cursor !== undefined && !position) return { status: 'forged' }
  if (position && isAhead(position, chain, head.block))
    return { status: 'behind' }
  const undoneAbove = position && (await findUndone(database, chain, position))
  // What was below an undone block may be anywhere by now: it begins again.
  const isUndone = position && position.block > (undoneAbove ?? position.block)
  const below = isUndone ? undefined : position
  const found = await findEntries(database, {
    chain,
    account,
    kind,
    below,
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  return {
    status: 'read',
    chain,
    head,
    undoneAbove,
    entries: shown,
    partners: await findPartners(
      database,
      { chain, account },
      strangersOf(shown, account),
    ),
    hasMore: found.length > limit,
    below,
  }
}

/**
 * Whether a cursor was made where more is indexed: below it would be a gap, or
 * what that index has undone.
 */
function isAhead(
  { block, epoch }: Position,
  chain: FollowedChain,
  head: number,
): boolean {
  return epoch > chain.epoch || (epoch === chain.epoch && block > head)
}

/** The newest block that stayed all the time since a cursor was made. */
async function findUndone(
  database: Database,
  { id }: FollowedChain,
  { epoch }: Position,
): Promise<number | undefined> {
  const [undone] = await database
    .select({ lastKept: min(undoings.lastKept) })
    .from(undoings)
    .where(and(eq(undoings.chain, id), gt(undoings.epoch, epoch)))
  return undone?.lastKept ?? undefined
}
