import type { Database } from '@hasp/service-frame'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { accounts, entries, entryKinds } from '../database/tables.js'
import type { Position } from './cursor.js'
import type { FollowedChain } from './findChain.js'
import type { EntryKind } from './kindFor.js'

/**
 * Where the newest entries of an account are, as a part of a query. Each kind is
 * a stretch of the index that has its own newest ones, and these are merged.
 */
export function newestEntries(
  database: Database,
  asked: {
    readonly chain: Pick<FollowedChain, 'shortId'>
    readonly account: Hex
    /** All of them, unless given. */
    readonly kind?: EntryKind | undefined
    readonly below?: Pick<Position, 'block' | 'place'> | undefined
    readonly limit: number
    /** So many newer ones are left out. */
    readonly offset?: number
  },
) {
  const { account, below, chain, kind, limit, offset = 0 } = asked
  const codes = (kind ? [kind] : entryKinds).map((each) =>
    entries.kind.mapToDriverValue(each),
  )
  const id = database
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.chain, chain.shortId), eq(accounts.address, account)),
    )
  const ofKind = database
    .select({ kind: entries.kind, block: entries.block, place: entries.place })
    .from(entries)
    .where(
      and(
        eq(entries.account, id),
        sql`${entries.kind} = kinds.code`,
        below &&
          sql`(${entries.block}, ${entries.place}) < (${below.block}, ${below.place})`,
      ),
    )
    .orderBy(desc(entries.block), desc(entries.place))
    .limit(offset + limit)
    .as('of_kind')
  return database
    .select({ kind: ofKind.kind, block: ofKind.block, place: ofKind.place })
    .from(sql`unnest(${`{${codes}}`}::smallint[]) as kinds (code)`)
    .crossJoinLateral(ofKind)
    .orderBy(desc(ofKind.block), desc(ofKind.place))
    .limit(limit)
    .offset(offset)
}
