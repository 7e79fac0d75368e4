import type { Clock } from '@hasp/service-frame'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

const everyMs = 1_000
/** Whoever would wait longer is told to come again, before anything is asked. */
const longestWaitMs = 4_000
/** What was asked would be in vain: who began waits as long as a door lets it. */
const longestFurtherWaitMs = 6_000

/** Lets so many questions through in any second, in their order. */
export interface Pace {
  /**
   * Reserves turns, all of them or none.
   * @returns waits for one of these turns, and once they are used for another
   * @throws UpstreamFailure `LEFT_ALONE` where the last of them is too far away;
   * so does a further turn that is
   */
  begin(count: number): () => Promise<void>
}

/** A pace that is as good as new. */
export function createPace(clock: Clock, perSecond: number): Pace {
  let turns: readonly number[] = []
  const reserve = (count: number, longestMs: number): number[] => {
    const now = clock.now()
    const reserved: number[] = []
    for (let turn = 0; turn < count; turn += 1) {
      const before = [...turns, ...reserved].at(-perSecond)
      reserved.push(
        before === undefined ? now : Math.max(now, before + everyMs),
      )
    }
    const waitMs = (reserved.at(-1) ?? now) - now
    if (waitMs > longestMs)
      throw new UpstreamFailure('LEFT_ALONE', { retryAfterMs: waitMs })
    turns = [...turns, ...reserved].slice(-perSecond)
    return reserved
  }
  return {
    begin(count) {
      const reserved = reserve(count, longestWaitMs)
      return async () => {
        const [at = clock.now()] =
          reserved.length > 0
            ? reserved.splice(0, 1)
            : reserve(1, longestFurtherWaitMs)
        const waitMs = at - clock.now()
        if (waitMs > 0) await clock.sleep(waitMs)
      }
    },
  }
}
