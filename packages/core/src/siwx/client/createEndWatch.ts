import type { Clock } from '../../ports/Environment.js'
import type { SignInProvider } from '../../ports/SignInProvider.js'

/** Who is asked when it ends has forgotten it by then. */
const graceMs = 1_000

/** Timers stand still while a machine sleeps: the clock is looked at so often. */
const lookPauseMs = 60_000

/** Notices when the sign-ins that were heard of last are over. */
export type EndWatch = {
  /** @param restMs how long they last; undefined where nobody knows */
  expect(restMs: number | undefined): void
  readonly listen: NonNullable<SignInProvider['listen']>
}

/**
 * @param clock a visitor's, which may be set meanwhile: nothing ends later
 * because it was set back, and whoever made the sign-ins is asked in any case
 */
export function createEndWatch(clock: Clock): EndWatch {
  let tell: (() => void) | undefined
  let holder: AbortController | undefined

  function wait(restMs: number, stopped: AbortSignal) {
    const sinceMs = clock.now()
    const pauseMs = Math.min(restMs, lookPauseMs)
    const look = () => {
      const left = restMs - Math.max(pauseMs, clock.now() - sinceMs)
      if (left > 0) wait(left, stopped)
      else tell?.()
    }
    clock.after(pauseMs, look, stopped)
  }
  return {
    expect(restMs) {
      holder?.abort()
      if (restMs === undefined || !tell) return
      holder = new AbortController()
      wait(restMs + graceMs, holder.signal)
    },
    listen(onEnd) {
      tell = onEnd
      return () => {
        tell = undefined
        holder?.abort()
      }
    },
  }
}
