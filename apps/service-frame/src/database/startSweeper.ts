import { type Repeating, startRepeating } from './startRepeating.js'

const everyMs = 10 * 60_000

/**
 * Deletes what is over every ten minutes, and at once: a process that never
 * lives for long sweeps, too.
 * @param sweep deletes what is over now
 */
export function startSweeper(
  parts: startRepeating.Parts,
  sweep: () => Promise<void>,
): Repeating {
  return startRepeating(parts, sweep, { everyMs, failed: 'sweep failed' })
}
