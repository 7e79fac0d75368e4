import type { Clock } from '../../../ports/Environment.js'

/** Timers of browsers hold no longer than 24 days. */
const longestWaitMs = 86_400_000

/**
 * Calls when the earliest of some times has come; call the result whenever
 * the times have changed.
 */
export function watchExpiry(parameters: {
  clock: Clock
  times: () => readonly number[]
  onDue: () => void
  signal: AbortSignal
}): () => void {
  const { clock, onDue, signal, times } = parameters
  let timer: AbortController | undefined
  const renew = () => {
    timer?.abort()
    if (signal.aborted) return
    const earliest = Math.min(...times())
    if (!Number.isFinite(earliest)) return
    timer = new AbortController()
    const waitMs = Math.min(Math.max(earliest - clock.now(), 0), longestWaitMs)
    clock.after(
      waitMs,
      () => {
        if (earliest <= clock.now()) onDue()
        renew()
      },
      timer.signal,
    )
  }
  signal.addEventListener('abort', () => timer?.abort())
  return renew
}
