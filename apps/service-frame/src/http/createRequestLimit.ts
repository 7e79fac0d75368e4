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
  const askers = new Map<string, number[]>()
  return {
    async take(asker) {
      const at = now()
      const earlier = askers.get(asker) ?? []
      const firstRecent = earlier.findIndex((moment) => moment > at - windowMs)
      // Few are over at a time, and many may be counted.
      earlier.splice(0, firstRecent < 0 ? earlier.length : firstRecent)
      const recent = earlier
      const isFull = recent.length >= count
      if (!isFull) recent.push(at)
      // In the order in which they asked last.
      askers.delete(asker)
      askers.set(asker, recent)
      if (askers.size > mostAskers)
        for (const oldest of askers.keys()) {
          askers.delete(oldest)
          break
        }
      const [first = at] = recent
      return isFull ? Math.ceil(first + windowMs - at) : undefined
    },
  }
}
