import type { Database } from '@hasp/service-frame'
import { and, asc, eq, min, or } from 'drizzle-orm'
import type { Hex } from 'viem'
import { movements } from '../database/tables.js'
import { findChain } from './findChain.js'
import { newestEntries } from './newestEntries.js'

/** An account with more has no wallet before it. */
const mostEntries = 10_000

/** Tokens that an account may hold. */
export interface FoundTokens {
  /** Those that came first are first. */
  readonly contracts: readonly Hex[]
  /** Whether there can be no others in the index. */
  readonly isAll: boolean
}

/**
 * Which tokens moved to an account, or from it, as the index knows: what it
 * holds of them has to be asked of the chain.
 * @param asked.limit so many at most
 */
export async function findTokens(
  database: Database,
  asked: {
    readonly chain: number
    readonly account: Hex
    readonly limit: number
  },
): Promise<FoundTokens> {
  const { account, limit } = asked
  const chain = await findChain(database, asked.chain)
  if (!chain) return { contracts: [], isAll: true }
  const recent = newestEntries(database, {
    ...{ account, chain },
    limit: mostEntries,
  }).as('recent')
  const first = min(movements.block)
  const found = await database
    .select({ token: movements.token })
    .from(recent)
    .innerJoin(
      movements,
      and(
        eq(movements.chain, chain.shortId),
        eq(movements.block, recent.block),
        eq(movements.place, recent.place),
      ),
    )
    .where(
      and(
        eq(movements.kind, 'erc20'),
        or(eq(movements.source, account), eq(movements.target, account)),
      ),
    )
    .groupBy(movements.token)
    .orderBy(asc(first), asc(movements.token))
    .limit(limit + 1)
  const [oldest] = await newestEntries(database, {
    ...{ account, chain, limit: 1 },
    offset: mostEntries,
  })
  return {
    contracts: found.slice(0, limit).flatMap(({ token }) => token ?? []),
    isAll: found.length <= limit && oldest === undefined,
  }
}
