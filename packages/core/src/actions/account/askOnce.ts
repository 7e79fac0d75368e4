import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { retryInMs } from '../../policies/balanceRetry.js'
import { withDeadline } from '../../utils/withDeadline.js'

/** A node's answer is waited for so long, retries included. */
const answerLimitMs = 15_000

/**
 * Asks a node: callers of one name share one request, and after a failure the
 * next one has to wait (specification 4: 30 s).
 */
export function askOnce<answer>(
  kit: Kit,
  name: string,
  ask: (signal: AbortSignal) => Promise<answer>,
): Promise<answer> {
  const { clock } = kit.environment
  const waitMs = retryInMs(kit.tasks.failedAt(name), clock.now())
  if (waitMs > 0)
    return Promise.reject(
      new KitError('BALANCE_RETRY_TOO_EARLY', { retryInMs: waitMs }),
    )
  return kit.tasks.share(name, async () => {
    try {
      const answer = await withDeadline({
        run: ask,
        clock,
        limitMs: answerLimitMs,
        signal: kit.lifetime(),
      })
      kit.tasks.noteSuccess(name)
      return answer
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
      kit.tasks.noteFailure(name, clock.now())
      throw new KitError(
        'TOKEN_BALANCE_UNAVAILABLE',
        {},
        { cause: asKitError(error) },
      )
    }
  })
}
