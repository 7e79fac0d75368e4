import type { Clock } from '../frame/Clock.js'

type Timer = { readonly atMs: number; readonly run: () => void }

/** A clock that stands still until a test moves it on. */
export function createTestClock() {
  let nowMs = 1_750_000_000_000
  const timers = new Set<Timer>()
  const clock: Clock = {
    now: () => nowMs,
    after(delayMs, run, signal) {
      if (signal?.aborted) return
      const stop = () => void timers.delete(timer)
      const timer = {
        atMs: nowMs + Math.max(0, delayMs),
        run() {
          signal?.removeEventListener('abort', stop)
          run()
        },
      }
      timers.add(timer)
      signal?.addEventListener('abort', stop, { once: true })
    },
  }
  /** Lets every promise settle that can. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    ...clock,
    settle,
    waiting: () => timers.size,
    async advance(byMs: number) {
      const targetMs = nowMs + byMs
      await settle()
      for (;;) {
        const [next] = [...timers]
          .filter(({ atMs }) => atMs <= targetMs)
          .sort((one, other) => one.atMs - other.atMs)
        if (!next) break
        timers.delete(next)
        nowMs = Math.max(nowMs, next.atMs)
        next.run()
        await settle()
      }
      nowMs = targetMs
      await settle()
    },
  }
}
