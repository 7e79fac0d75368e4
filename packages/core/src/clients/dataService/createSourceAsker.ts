import { isKitError } from '../../errors/KitError.js'
import type { Clock } from '../../ports/Environment.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { ServiceFailure } from '../service/ServiceFailure.js'

/** Whoever looks has a defined state within 5 s. */
const patienceMs = 4_000

/** Asks a data source, unless it wants to be left alone. */
export type AskSource = <answer>(question: {
  readonly run: (signal: AbortSignal) => Promise<answer>
  readonly signal: AbortSignal
}) => Promise<answer>

/**
 * Asks a data source that nobody else can stand in for: it is waited for 4 s,
 * and not asked while it wants to be left alone (specification 9).
 * @throws (the function) `ServiceFailure`, with the time that it wants to be left
 * alone if it named one; `CANCELLED`
 */
export function createSourceAsker(clock: Clock): AskSource {
  let quietUntil = 0
  return async ({ run, signal }) => {
    const waitMs = quietUntil - clock.now()
    if (waitMs > 0)
      throw new ServiceFailure('left alone', { retryAfterMs: waitMs })
    try {
      return await withDeadline({ run, clock, limitMs: patienceMs, signal })
    } catch (cause) {
      if (isKitError(cause, 'CANCELLED')) throw cause
      const failure =
        cause instanceof ServiceFailure
          ? cause
          : new ServiceFailure('failed', { cause })
      const { retryAfterMs = 0 } = failure
      // Another question may have been told a longer time meanwhile.
      quietUntil = Math.max(quietUntil, clock.now() + retryAfterMs)
      throw failure
    }
  }
}
