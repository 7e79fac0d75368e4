// Specification 4 and 9, "Balance retry after failure waits 30 s".

/** How long a source is left alone after a failed read, in milliseconds. */
export const balanceRetryMs = 30_000

/**
 * How long a balance may not be asked for yet.
 * @param lastFailureAt time of the last failure, in milliseconds
 * @param waitMs how long it is left alone from then on
 * @returns milliseconds; 0 when it may be asked for now
 * @example
 * import { retryInMs } from '@hasp/core/internal'
 *
 * retryInMs(Date.now() - 10_000, Date.now()) // 20_000
 */
export function retryInMs(
  lastFailureAt: number | undefined,
  now: number,
  waitMs = balanceRetryMs,
): number {
  if (lastFailureAt === undefined) return 0
  return Math.min(Math.max(lastFailureAt + waitMs - now, 0), waitMs)
}
