import type { Database } from '@hasp/service-frame'
import {
  and,
  type Column,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  sql,
} from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'
import {
  accounts,
  entries,
  entryKinds,
  headers,
  movements,
  transactions,
} from '../database/tables.js'
import type { FollowedChain } from './findChain.js'

/** A statement has little time. */
const blocksAtOnce = 20

/**
 * Deletes all that came of the blocks above one.
 * @param chain how far it is indexed
 */
export async function undoBlocks(
  database: Database,
  chain: FollowedChain,
  lastKept: number,
): Promise<void> {
  const lowest = Math.max(lastKept, chain.firstBlock - 1)
  let top = chain.head ?? lowest
  while (top > lowest) {
    const below = Math.max(top - blocksAtOnce, lowest)
    await undoSome(database, chain, { below, top })
    top = below
  }
}

/**
 * Their entries are found by the accounts that the blocks name, so that no index
 * has to be kept for it.
 */
async function undoSome(
  database: Database,
  { id, shortId }: Pick<FollowedChain, 'id' | 'shortId'>,
  { below, top }: { readonly below: number; readonly top: number },
): Promise<void> {
  const isAmong = (block: Column) => and(gt(block, below), lte(block, top))
  const isUndone = (table: typeof transactions | typeof movements) =>
    and(eq(table.chain, shortId), isAmong(table.block))
  // What describeTransaction finds concerned is among them.
  const named = union(
    database
      .select({ address: transactions.sender })
      .from(transactions)
      .where(isUndone(transactions)),
    database
      .select({ address: sql<Hex>`${transactions.deployed}` })
      .from(transactions)
      .where(and(isUndone(transactions), isNotNull(transactions.deployed))),
    database
      .select({ address: movements.source })
      .from(movements)
      .where(isUndone(movements)),
    database
      .select({ address: movements.target })
      .from(movements)
      .where(isUndone(movements)),
  )
  const concerned = database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.chain, shortId), inArray(accounts.address, named)))
  await database.delete(entries).where(
    and(
      inArray(entries.account, concerned),
      // Of each kind, the index knows where to begin.
      inArray(entries.kind, [...entryKinds]),
      isAmong(entries.block),
    ),
  )
  for (const table of [transactions, movements])
    await database.delete(table).where(isUndone(table))
  await database
    .delete(headers)
    .where(and(eq(headers.chain, id), isAmong(headers.block)))
}
