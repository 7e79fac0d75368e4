import type { Clock } from '../ports/Environment.js'

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run, signal) {
    if (signal?.aborted) return
    const stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      run()
    }, delayMs)
    signal?.addEventListener('abort', stop, { once: true })
  },
}
