import type { ReadinessReply } from '@hasp/protocol/data'
import type { Database } from '@hasp/service-frame'
import { and, count, eq, inArray, lt } from 'drizzle-orm'
import { chains, undoings } from '../database/tables.js'

/**
 * How far each chain is indexed, and how often its index had to begin anew:
 * what was known of blocks that are not indexed any more is gone.
 * @param followed ids of EIP-155
 */
export async function describeIndexes(
  database: Database,
  followed: readonly number[],
): Promise<NonNullable<ReadinessReply['indexes']>> {
  const rows = await database
    .select({
      id: chains.id,
      head: chains.head,
      since: chains.firstBlock,
      isTraced: chains.isTraced,
      restarts: count(undoings.epoch),
    })
    .from(chains)
    .leftJoin(
      undoings,
      and(
        eq(undoings.chain, chains.id),
        // Nothing was left of what was indexed.
        lt(undoings.lastKept, chains.firstBlock),
      ),
    )
    .where(inArray(chains.id, [...followed]))
    .groupBy(chains.id)
    .orderBy(chains.id)
  return rows.map(({ head, id, isTraced, restarts, since }) => ({
    networkId: `eip155:${id}`,
    ...(head !== null && { head }),
    ...{ since, restarts, isTraced },
  }))
}
