import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../clock.js'
import type { Log } from '../createLog.js'
import { errorFields } from '../errorFields.js'
import { openRedis } from './openRedis.js'
import type { SharedCache } from './SharedCache.js'

/** Nobody waits longer for what the process can do by itself. */
const answerMs = 250
/** After a failure it is left alone for as long. */
const restMs = 1_000

/** A cache without which a process goes on. */
export interface SpareCache {
  /**
   * Asks it, unless it just failed.
   * @returns undefined where it is away; it never throws
   */
  attempt<Answer>(
    ask: (cache: SharedCache) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined>
  /** Whether it answered when it was last asked. */
  isUp(): boolean
  close(): Promise<void>
}

/**
 * Opens a cache in Redis that may come and go: what was asked of it is answered
 * within a quarter of a second, by it or by nobody.
 * @param prefix what the keys of this service begin with
 */
export async function openSpareRedis(
  url: string,
  prefix: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<SpareCache> {
  const cache = await openRedis(url, prefix, { isSpare: true })
  let isUp = true
  let restsUntil = 0
  const attempt: SpareCache['attempt'] = async (ask) => {
    const startedAt = performance.now()
    if (startedAt < restsUntil) return undefined
    const over = new AbortController()
    try {
      const answer = await Promise.race([ask(cache), fail(clock, over.signal)])
      if (!isUp) log({ event: 'redis is back' })
      isUp = true
      return { answer }
    } catch (error) {
      if (isUp) log({ event: 'redis failed', ...errorFields(error) })
      isUp = false
      restsUntil = performance.now() + restMs
      return undefined
    } finally {
      over.abort()
    }
  }
  await attempt((opened) => opened.isReady())
  return { attempt, isUp: () => isUp, close: cache.close }
}

/**
 * Fails once an answer has taken too long. What has come by then is read first:
 * where the process itself was held up, Redis was not late.
 */
async function fail(clock: Clock, signal: AbortSignal): Promise<never> {
  await clock.sleep(answerMs, signal)
  await setImmediate()
  throw new Error('Redis took too long.')
}
