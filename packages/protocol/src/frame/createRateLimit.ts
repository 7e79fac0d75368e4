import type { Clock } from './Clock.js'

/**
 * A bucket that holds as much as may happen in one second, and fills again
 * steadily.
 * @returns whether one more is allowed now, and in how long otherwise
 */
export function createRateLimit(clock: Clock, perSecond: number) {
  let level = perSecond
  let filledAt = clock.now()

  const fill = () => {
    const now = clock.now()
    // A clock may be set back.
    const passedMs = Math.max(0, now - filledAt)
    level = Math.min(perSecond, level + (passedMs * perSecond) / 1_000)
    filledAt = now
  }
  return {
    take(): boolean {
      fill()
      if (level < 1) return false
      level -= 1
      return true
    },
    /** Milliseconds until the next one is allowed. */
    waitMs(): number {
      fill()
      return level >= 1 ? 0 : Math.ceil(((1 - level) * 1_000) / perSecond)
    },
  }
}
