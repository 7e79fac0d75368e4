import type { Clock } from '../../ports/Environment.js'

/** What a wallet tells within this time is one: the last value counts. */
const quietMs = 50

/**
 * Hands on the latest value a little later, outside the wallet's own call and
 * at most 20 times a second, until the signal is aborted.
 */
export function onceQuiet<value>(parameters: {
  readonly clock: Clock
  readonly onValue: (value: value) => void
  readonly signal: AbortSignal
}): (value: value) => void {
  const { clock, onValue, signal } = parameters
  let latest: { readonly value: value } | undefined
  return (value) => {
    const isScheduled = latest !== undefined
    latest = { value }
    if (isScheduled) return
    clock.after(
      quietMs,
      () => {
        const reported = latest
        latest = undefined
        if (reported) onValue(reported.value)
      },
      signal,
    )
  }
}
