import { mostHistoryMovements, transferKinds } from '@hasp/protocol/data'
import type { Database } from '@hasp/service-frame'
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Hex } from 'viem'
import { movements, transactions } from '../database/tables.js'
import type { Position } from './cursor.js'
import type { FollowedChain } from './findChain.js'
import type { EntryKind } from './kindFor.js'
import { newestEntries } from './newestEntries.js'

/** One more than are told says that there are more. */
export const movementsLimit = mostHistoryMovements + 1

/** Who sends to many at once is seen in so many movements. */
const countedMovements = 400

/** A transaction as one account has it. */
export interface FoundEntry {
  readonly kind: EntryKind
  readonly transaction: typeof transactions.$inferSelect
  /** How many got something by it; counted where the account merely received. */
  readonly receivers: number
  /** Those of the account; one more than are told says that there are more. */
  readonly movements: readonly (typeof movements.$inferSelect)[]
}

/** Reads entries of an account below a position, newest first. */
export async function findEntries(
  database: Database,
  asked: {
    readonly chain: Pick<FollowedChain, 'shortId'>
    readonly account: Hex
    readonly kind: EntryKind | undefined
    readonly below: Pick<Position, 'block' | 'place'> | undefined
    readonly limit: number
  },
): Promise<readonly FoundEntry[]> {
  const { account, chain } = asked
  const newest = newestEntries(database, asked).as('newest')
  const isReceived = and(
    eq(newest.kind, 'received'),
    ne(transactions.sender, account),
  )
  const found = await database
    .select({
      kind: newest.kind,
      transaction: transactions,
      receivers:
        sql`case when ${isReceived} then (${countReceivers(database)}) else 1 end`.mapWith(
          Number,
        ),
    })
    .from(newest)
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, chain.shortId),
        eq(transactions.block, newest.block),
        eq(transactions.place, newest.place),
      ),
    )
    .orderBy(desc(newest.block), desc(newest.place))
  const moved = await findMovements(database, found, asked)
  return found.map((entry) => ({
    ...entry,
    movements: moved.filter(
      ({ block, place }) =>
        block === entry.transaction.block && place === entry.transaction.place,
    ),
  }))
}

function countReceivers(database: Database) {
  const first = database
    .select({ target: movements.target })
    .from(movements)
    .where(
      and(
        eq(movements.chain, transactions.chain),
        eq(movements.block, transactions.block),
        eq(movements.place, transactions.place),
        inArray(movements.kind, transferKinds),
      ),
    )
    .limit(countedMovements)
    .as('first')
  return database.select({ receivers: countDistinct(first.target) }).from(first)
}

/** Of each transaction the first ones: it may have any number. */
async function findMovements(
  database: Database,
  found: readonly Pick<FoundEntry, 'transaction'>[],
  {
    account,
    chain,
  }: {
    readonly chain: Pick<FollowedChain, 'shortId'>
    readonly account: Hex
  },
) {
  if (found.length === 0) return []
  const places = found.map(
    ({ transaction: { block, place } }) => sql`(${block}::int, ${place}::int)`,
  )
  const ranked = database
    .select({
      ...getTableColumns(movements),
      rank: sql<number>`row_number() over (partition by ${movements.block}, ${movements.place} order by ${movements.step})`.as(
        'rank',
      ),
    })
    .from(movements)
    .where(
      and(
        eq(movements.chain, chain.shortId),
        sql`(${movements.block}, ${movements.place}) in (${sql.join(places, sql`, `)})`,
        or(eq(movements.source, account), eq(movements.target, account)),
      ),
    )
    .as('ranked')
  return await database
    .select()
    .from(ranked)
    .where(lte(ranked.rank, movementsLimit))
    .orderBy(asc(ranked.step))
}
