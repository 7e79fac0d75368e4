import type { Database } from '@hasp/service-frame'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Hex, toBytes } from 'viem'
import type { FollowedChain } from '../activity/findChain.js'
import { newestEntries } from '../activity/newestEntries.js'
import { movements, transactions } from '../database/tables.js'
import { endsOf } from './endsOf.js'

/** Of each kind; older ones tell nothing new of whom an account deals with. */
const entriesLimit = 1_000

/**
 * Whom an account sent something to, out of some addresses and those that begin
 * and end as one of them, with two bytes each.
 */
export async function findPartners(
  database: Database,
  {
    account,
    chain,
  }: {
    readonly chain: Pick<FollowedChain, 'shortId'>
    readonly account: Hex
  },
  addresses: readonly Hex[],
): Promise<ReadonlySet<Hex>> {
  if (addresses.length === 0) return new Set()
  const ends = [...new Set(addresses.map(endsOf))].map(
    (end) => sql`${toBytes(end)}`,
  )
  const newest = (kind: 'sent' | 'swapped') =>
    newestEntries(database, { account, chain, kind, limit: entriesLimit })
  const outgoing = unionAll(newest('sent'), newest('swapped')).as('outgoing')
  const found = await database
    .selectDistinct({ partner: movements.target })
    .from(outgoing)
    .innerJoin(
      transactions,
      and(
        eq(transactions.chain, chain.shortId),
        eq(transactions.block, outgoing.block),
        eq(transactions.place, outgoing.place),
        eq(transactions.sender, account),
      ),
    )
    .innerJoin(
      movements,
      and(
        eq(movements.chain, chain.shortId),
        eq(movements.block, outgoing.block),
        eq(movements.place, outgoing.place),
        eq(movements.source, account),
      ),
    )
    .where(
      or(
        inArray(movements.target, [...addresses]),
        sql`substring(${movements.target} from 1 for 2) || substring(${movements.target} from 19 for 2) in (${sql.join(ends, sql`, `)})`,
      ),
    )
  return new Set(found.map(({ partner }) => partner))
}
