import type { Clock } from '../ports/Environment.js'

/** Typing counts once it has paused for this long (specification 9). */
export const defaultDebounceMs = 500

/**
 * Runs the last of several calls once none has followed for a while.
 * @param parameters.delayMs how long; 500 ms unless given
 * @returns `call` to ask for a run, `stop` to take the last call back
 * @example
 * import { debounce, internals } from '@hasp/core/internal'
 *
 * const { clock } = kit[internals].environment
 * const { call } = debounce({ clock, run: (text: string) => alert(text) })
 * call('ki')
 * call('kite') // only this one runs, 500 ms later
 */
export function debounce<value>(parameters: {
  clock: Clock
  run: (value: value) => void
  delayMs?: number | undefined
}): { call(value: value): void; stop(): void } {
  const { clock, delayMs = defaultDebounceMs, run } = parameters
  let waiting: AbortController | undefined
  const stop = () => waiting?.abort()
  return {
    stop,
    call(value) {
      stop()
      waiting = new AbortController()
      clock.after(delayMs, () => run(value), waiting.signal)
    },
  }
}
