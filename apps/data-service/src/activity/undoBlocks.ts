import type { Database } from '@hasp/service-frame'
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
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

/**
 * Deletes all that came of the blocks above one. Its entries are found by the
 * accounts that the blocks name, so that no index has to be kept for it.
 */
export async function undoBlocks(
  database: Database,
  { id, shortId }: Pick<FollowedChain, 'id' | 'shortId'>,
  lastKept: number,
): Promise<void> {
  const isUndone = (table: typeof transactions | typeof movements) =>
    and(eq(table.chain, shortId), gt(table.block, lastKept))
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
      gt(entries.block, lastKept),
    ),
  )
  for (const table of [transactions, movements])
    await database.delete(table).where(isUndone(table))
  await database
    .delete(headers)
    .where(and(eq(headers.chain, id), gt(headers.block, lastKept)))
}
