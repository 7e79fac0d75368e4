import type { Clock, Environment } from '../ports/Environment.js'

/** Even a page that never rests gets to it. */
const longestMs = 5_000
/** Safari has no `requestIdleCallback`: a moment is enough. */
const momentMs = 200

/** Resolves once the page has nothing else to do; never after the signal. */
export function whenIdle(
  { clock, window }: Pick<Environment, 'window'> & { readonly clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    if (window && 'requestIdleCallback' in window)
      window.requestIdleCallback(
        () => {
          if (!signal.aborted) resolve()
        },
        { timeout: longestMs },
      )
    else clock.after(momentMs, resolve, signal)
  })
}
