/** Time, as the channel sees it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls once after a delay unless the signal is aborted first. */
  after(delayMs: number, run: () => void, signal?: AbortSignal): void
}
