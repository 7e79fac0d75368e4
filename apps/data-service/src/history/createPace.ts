import type { Clock } from '@hasp/service-frame'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

const everyMs = 1_000
/** Whoever would wait longer is told to come again. */
const longestWaitMs = 4_000

/**
 * Lets so many questions through in any second, in their order.
 * @returns waits for its turn; throws UpstreamFailure `LEFT_ALONE` where that
 * is too far away
 */
export function createPace(
  clock: Clock,
  perSecond: number,
): () => Promise<void> {
  let turns: readonly number[] = []
  return async () => {
    const now = clock.now()
    const before = turns.at(-perSecond)
    const at = before === undefined ? now : Math.max(now, before + everyMs)
    const waitMs = at - now
    if (waitMs > longestWaitMs)
      throw new UpstreamFailure('LEFT_ALONE', { retryAfterMs: waitMs })
    turns = [...turns, at].slice(-perSecond)
    if (waitMs > 0) await clock.sleep(waitMs)
  }
}
