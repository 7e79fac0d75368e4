import type { Clock } from '../ports/Environment.js'

/** A clock that stands still until it is told to jump. */
export type FakeClock = Clock & {
  /** Moves on, running what becomes due in order, each at its own time. */
  advance(byMs: number): Promise<void>
  /** Lets everything that needs no time happen. */
  settle(): Promise<void>
  /** How many timers wait: zero once everything has stopped. */
  waiting(): number
}

type Timer = { readonly atMs: number; readonly run: () => void }

/**
 * Creates a clock for tests.
 * @param startMs what `now` says first, in milliseconds since the epoch
 * @param untilQuiet ends when nothing more happens by itself; tests that ask
 * other processes wait for their answers there
 * @example
 * import { createFakeClock } from '@hasp/core/testing'
 *
 * const clock = createFakeClock()
 * await clock.advance(5_000)
 */
export function createFakeClock(
  startMs = 1_750_000_000_000,
  untilQuiet: () => Promise<void> = nextTurn,
): FakeClock {
  let nowMs = startMs
  const timers = new Set<Timer>()

  const nextUntil = (limitMs: number): Timer | undefined => {
    let next: Timer | undefined
    for (const timer of timers)
      if (timer.atMs <= limitMs && (!next || timer.atMs < next.atMs))
        next = timer
    return next
  }
  return {
    now: () => nowMs,
    after(delayMs, run, signal) {
      if (signal?.aborted) return
      const stop = () => void timers.delete(timer)
      const timer = {
        atMs: nowMs + Math.max(delayMs, 0),
        run() {
          timers.delete(timer)
          signal?.removeEventListener('abort', stop)
          run()
        },
      }
      timers.add(timer)
      signal?.addEventListener('abort', stop, { once: true })
    },
    async advance(byMs) {
      const targetMs = nowMs + byMs
      await untilQuiet()
      for (
        let timer = nextUntil(targetMs);
        timer;
        timer = nextUntil(targetMs)
      ) {
        nowMs = timer.atMs
        timer.run()
        await untilQuiet()
      }
      nowMs = targetMs
      await untilQuiet()
    },
    settle: untilQuiet,
    waiting: () => timers.size,
  }
}

/** Ends after every promise that can settle now has settled. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
