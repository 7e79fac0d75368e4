import { KitError } from '../errors/KitError.js'
import type { Clock } from '../ports/Environment.js'
import { joinSignals } from './joinSignals.js'

/**
 * Runs an operation that ends in exactly one way: its own answer, the deadline, or
 * the signal. Answers after the end are dropped, unless `onLate` and
 * `onLateError` want them.
 * @param run starts synchronously; its signal is aborted at the end
 * @throws what `run` throws; `onDeadline()` in time; `CANCELLED` when aborted
 * @example
 * import { internals, withDeadline } from '@hasp/core/internal'
 *
 * const { clock } = kit[internals].environment
 * await withDeadline({ run: async () => 1, clock, limitMs: 500 })
 */
export function withDeadline<result>(parameters: {
  run: (signal: AbortSignal) => Promise<result>
  clock: Clock
  limitMs: number
  signal?: AbortSignal | undefined
  onDeadline?: (() => KitError) | undefined
  onLate?: ((result: result) => void) | undefined
  onLateError?: ((error: unknown) => void) | undefined
}): Promise<result> {
  const { clock, limitMs, run, signal } = parameters
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new KitError('CANCELLED'))
    const { controller, release } = joinSignals(signal)
    let isSettled = false
    const settle = (end: () => void) => {
      if (isSettled) return
      isSettled = true
      release()
      end()
      controller.abort()
    }
    controller.signal.addEventListener('abort', () =>
      settle(() => reject(new KitError('CANCELLED'))),
    )
    clock.after(
      limitMs,
      () =>
        settle(() =>
          reject(
            parameters.onDeadline?.() ??
              new KitError('TIMED_OUT', { afterMs: limitMs }),
          ),
        ),
      controller.signal,
    )
    start(run, controller.signal).then(
      (result) => {
        if (isSettled) parameters.onLate?.(result)
        else settle(() => resolve(result))
      },
      (error: unknown) => {
        if (isSettled) parameters.onLateError?.(error)
        else settle(() => reject(error))
      },
    )
  })
}

/** Turns a throw at the start into a rejection. */
function start<result>(
  run: (signal: AbortSignal) => Promise<result>,
  signal: AbortSignal,
): Promise<result> {
  try {
    return Promise.resolve(run(signal))
  } catch (error) {
    return Promise.reject(error)
  }
}
