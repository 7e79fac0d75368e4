import type { Database } from '@hasp/service-frame'
import { and, desc, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { entries } from '../database/tables.js'

/** Where the newest entries of an account are, as a part of a query. */
export function newestEntries(
  database: Database,
  asked: {
    readonly chain: number
    readonly account: Hex
    readonly kind?: (typeof entries.$inferSelect)['kind']
    readonly limit: number
    /** So many newer ones are left out. */
    readonly offset?: number
  },
) {
  const { account, chain, kind, limit, offset = 0 } = asked
  return database
    .select({ block: entries.block, place: entries.place })
    .from(entries)
    .where(
      and(
        eq(entries.chain, chain),
        eq(entries.account, account),
        kind && eq(entries.kind, kind),
      ),
    )
    .orderBy(desc(entries.block), desc(entries.place))
    .limit(limit)
    .offset(offset)
}
