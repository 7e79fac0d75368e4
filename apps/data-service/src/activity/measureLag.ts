import type { Clock, Reads } from '@hasp/service-frame'
import type { Metrics } from '@hasp/service-frame/metrics'
import { and, eq, inArray } from 'drizzle-orm'
import { chains, headers } from '../database/tables.js'

/**
 * How old the newest indexed block is, of the chain where it is oldest: it
 * grows where a chain is not followed any more, whatever the reason.
 * @param followed ids of EIP-155; one that is not indexed at all counts as
 * infinitely old
 */
export function measureLag(
  metrics: Metrics,
  {
    clock,
    followed,
    reads,
  }: {
    readonly clock: Clock
    readonly reads: Reads
    readonly followed: readonly number[]
  },
): void {
  metrics.measure({
    name: 'hasp_index_age_seconds',
    help: 'Age of the newest indexed block, of the chain where it is oldest.',
    read: async () => {
      const heads = await reads.read((database) =>
        database
          .select({ time: headers.time })
          .from(chains)
          .innerJoin(
            headers,
            and(eq(headers.chain, chains.id), eq(headers.block, chains.head)),
          )
          .where(inArray(chains.id, [...followed])),
      )
      if (heads.length < followed.length) return Number.POSITIVE_INFINITY
      const oldest = Math.min(...heads.map(({ time }) => time))
      return Math.max(0, Math.floor(clock.now() / 1_000) - oldest)
    },
  })
}
