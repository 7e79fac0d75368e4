import type { Database } from '@hasp/service-frame'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Hex } from 'viem'
import { entries, movements, transactions } from '../database/tables.js'
import type { Position } from './cursor.js'

/** More of one transaction than a page says. */
const movementsLimit = 101

/** Who sends to many at once is seen in so many movements. */
const countedMovements = 400

/** A transaction as one account has it. */
export interface FoundEntry {
  readonly kind: (typeof entries.$inferSelect)['kind']
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
    readonly chain: number
    readonly account: Hex
    readonly kind: FoundEntry['kind'] | undefined
    readonly below: Pick<Position, 'block' | 'place'> | undefined
    readonly limit: number
  },
): Promise<readonly FoundEntry[]> {
  const { account, below, chain, kind, limit } = asked
  const found = await database
    .select({
      kind: entries.kind,
      transaction: transactions,
      receivers: receiversIn(account),
    })
    .from(entries)
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, entries.chain),
        eq(transactions.block, entries.block),
        eq(transactions.place, entries.place),
      ),
    )
    .where(
      and(
        eq(entries.chain, chain),
        eq(entries.account, account),
        kind && eq(entries.kind, kind),
        below &&
          sql`(${entries.block}, ${entries.place}) < (${below.block}, ${below.place})`,
      ),
    )
    .orderBy(desc(entries.block), desc(entries.place))
    .limit(limit)
  const moved = await findMovements(database, found, asked)
  return found.map((entry) => ({
    ...entry,
    movements: moved.filter(
      ({ block, place }) =>
        block === entry.transaction.block && place === entry.transaction.place,
    ),
  }))
}

function receiversIn(account: Hex) {
  const first = sql`select ${movements.target} from ${movements} where ${movements.chain} = ${transactions.chain} and ${movements.block} = ${transactions.block} and ${movements.place} = ${transactions.place} and ${movements.kind} in ('native', 'erc20', 'erc721', 'erc1155') limit ${countedMovements}`
  const counted = sql`select count(distinct target) from (${first}) as first`
  const isReceived = and(
    eq(entries.kind, 'received'),
    ne(transactions.sender, account),
  )
  return sql`case when ${isReceived} then (${counted}) else 1 end`.mapWith(
    Number,
  )
}

/** Of each transaction the first ones: it may have any number. */
async function findMovements(
  database: Database,
  found: readonly Pick<FoundEntry, 'transaction'>[],
  { account, chain }: { readonly chain: number; readonly account: Hex },
) {
  if (found.length === 0) return []
  const places = found.map(
    ({ transaction: { block, place } }) =>
      sql`(${block}::bigint, ${place}::int)`,
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
        eq(movements.chain, chain),
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
