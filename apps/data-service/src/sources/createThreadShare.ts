import type { Clock } from '@hasp/service-frame'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { UpstreamFailure } from './UpstreamFailure.js'

/** Pieces of work that wait for the one that is done. */
const mostWaiting = 4
/** So many times as long as a piece takes, the thread is left to others. */
const pauses = 4

/**
 * Does work that holds the thread, such as reading a long answer.
 * @throws UpstreamFailure `LEFT_ALONE` where too much of it waits already
 */
export type ThreadShare = <Result>(work: () => Result) => Promise<Result>

/** Lets work of one kind have a fifth of the thread, one piece after another. */
export function createThreadShare(clock: Clock): ThreadShare {
  const turns = bulkhead(1, mostWaiting)
  let restsUntil = 0
  return async (work) => {
    try {
      return await turns.execute(async () => {
        const restMs = restsUntil - clock.now()
        if (restMs > 0) await clock.sleep(restMs)
        const begunAt = performance.now()
        try {
          return work()
        } finally {
          const tookMs = performance.now() - begunAt
          restsUntil = clock.now() + tookMs * pauses
        }
      })
    } catch (cause) {
      throw cause instanceof BulkheadRejectedError
        ? new UpstreamFailure('LEFT_ALONE', { cause })
        : cause
    }
  }
}
