import type { SpareCache } from '../cache/openSpareRedis.js'
import { createRequestLimit } from './createRequestLimit.js'
import { createSharedRequestLimit } from './createSharedRequestLimit.js'
import type { RequestLimit } from './RequestLimit.js'

/**
 * So many in any minute, over every process that shares the cache; while it is
 * away, over this process alone, which has counted what it let through.
 * @param options.cache absent where there is one process
 * @param options.count of one asker
 */
export function createSpareRequestLimit({
  cache,
  count,
}: {
  readonly cache: SpareCache | undefined
  readonly count: number
}): RequestLimit {
  const own = createRequestLimit({ count, now: () => performance.now() })
  if (!cache) return own
  return {
    take: async (asker) => {
      const asked = await cache.attempt((shared) =>
        createSharedRequestLimit({ cache: shared, count }).take(asker),
      )
      if (asked?.answer !== undefined) return asked.answer
      const left = await own.take(asker)
      return asked ? undefined : left
    },
  }
}
