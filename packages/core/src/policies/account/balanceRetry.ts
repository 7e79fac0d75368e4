// Specification 4 and 9, "Balance retry after failure waits 30 s".

/** How long a source is left alone after a failed read, in milliseconds. */
export const balanceRetryMs = 30_000

/**
 * How long a balance may not be asked for yet.
 * @param lastFailureAt time of the last failure, in milliseconds
 * @returns milliseconds; 0 when it may be asked for now
 */
export function retryInMs(
  lastFailureAt: number | undefined,
  now: number,
): number {
  if (lastFailureAt === undefined) return 0
  const remaining = lastFailureAt + balanceRetryMs - now
  return Math.min(Math.max(remaining, 0), balanceRetryMs)
}
