import type { Clock } from '../ports/Environment.js'

/** A node cannot send us away for longer. */
const longestMs = 10 * 60_000

/**
 * Reads the header `Retry-After`: seconds or a date.
 * @returns milliseconds from now; undefined when it says neither
 */
export function readRetryAfter(
  header: string | null,
  clock: Clock,
): number | undefined {
  if (!header) return undefined
  const waitMs = /^\d+$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - clock.now()
  return Number.isNaN(waitMs)
    ? undefined
    : Math.min(Math.max(waitMs, 0), longestMs)
}
