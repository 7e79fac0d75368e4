import type { RequestLimit } from './RequestLimit.js'

const windowMs = 60_000
/** The one that asked longest ago is forgotten: memory has a bound. */
const mostAskers = 20_000

/**
 * So many in any minute, wherever it begins, and never fewer, of one process.
 * @param options.count of one asker
 * @param options.now in milliseconds, of a clock that is never set back
 */
export function createRequestLimit({
  count,
  now,
}: {
  readonly count: number
  readonly now: () => number
}): RequestLimit {
  const askers = new Map<string, { moments: number[]; over: number }>()
  return {
    async take(asker) {
      const at = now()
      const earlier = askers.get(asker) ?? { moments: [], over: 0 }
      const { moments } = earlier
      let { over } = earlier
      while ((moments[over] ?? at) <= at - windowMs) over += 1
      const first = moments[over] ?? at
      const isFull = moments.length - over >= count
      // To cut one off moves all others: half of them go at a time.
      const isCut = over > moments.length / 2
      const kept = isCut ? moments.slice(over) : moments
      if (!isFull) kept.push(at)
      // In the order in which they asked last.
      askers.delete(asker)
      askers.set(asker, { moments: kept, over: isCut ? 0 : over })
      if (askers.size > mostAskers)
        for (const oldest of askers.keys()) {
          askers.delete(oldest)
          break
        }
      return isFull ? Math.ceil(first + windowMs - at) : undefined
    },
  }
}
