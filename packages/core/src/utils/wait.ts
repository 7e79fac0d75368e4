import { KitError } from '../errors/KitError.js'
import type { Clock } from '../ports/Environment.js'

/**
 * Resolves after a delay.
 * @throws `CANCELLED` as soon as the signal is aborted
 */
export function wait(
  clock: Clock,
  delayMs: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new KitError('CANCELLED'))
    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel, { once: true })
    const end = () => {
      signal.removeEventListener('abort', cancel)
      resolve()
    }
    clock.after(delayMs, end, signal)
  })
}
