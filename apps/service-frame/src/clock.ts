/** Where a service gets the time from. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after this time; earlier, and for good, when aborted. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, delayMs)
      signal?.addEventListener('abort', end, { once: true })
    }),
}
