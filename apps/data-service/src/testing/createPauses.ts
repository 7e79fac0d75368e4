import { type Clock, systemClock } from '@hasp/service-frame'

/** A clock whose long pauses end when a test says so. */
export interface Pauses extends Clock {
  /** Waits for the next pause to begin. */
  begun(): Promise<Pause>
}

interface Pause {
  readonly delayMs: number
  end(): void
}

/** @param shortestMs what is shorter ends by itself: deadlines, unless given */
export function createPauses(shortestMs = 30_000): Pauses {
  let now = Date.now()
  const begun: Pause[] = []
  const waiting: ((pause: Pause) => void)[] = []
  return {
    now: () => now,
    sleep: (delayMs, signal) =>
      delayMs < shortestMs
        ? systemClock.sleep(delayMs, signal)
        : new Promise((resolve) => {
            if (signal?.aborted) return resolve()
            signal?.addEventListener('abort', () => resolve())
            const end = () => {
              now += delayMs
              resolve()
            }
            const pause = { delayMs, end }
            const next = waiting.shift()
            if (next) next(pause)
            else begun.push(pause)
          }),
    begun: async () =>
      begun.shift() ??
      (await new Promise<Pause>((resolve) => waiting.push(resolve))),
  }
}
