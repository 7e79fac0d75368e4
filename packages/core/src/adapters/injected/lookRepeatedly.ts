import type { Clock } from '../../ports/Environment.js'

/** Extensions may start after the page: it is looked at more than once. */
const roundsMs = [200, 1_000, 3_000]

/**
 * Looks for what extensions put on the page: now, and again while they start.
 * @param parameters.look must not throw
 * @returns `again` looks anew, e.g. after the visitor installed a wallet
 */
export function lookRepeatedly(parameters: {
  readonly clock: Clock
  readonly look: () => void
  readonly signal: AbortSignal
}): { again(): void } {
  const { clock, look, signal } = parameters
  const again = () => {
    if (signal.aborted) return
    look()
    for (const delayMs of roundsMs) clock.after(delayMs, look, signal)
  }
  again()
  return { again }
}
