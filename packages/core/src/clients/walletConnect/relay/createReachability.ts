import { relayTimes as times } from './relayTimes.js'

/**
 * Tells whether the relay answers, each change once; a loss that is soon
 * mended is not told.
 * @param parameters.later runs something after a while, unless it is aborted
 */
export function createReachability(parameters: {
  later: (delayMs: number, run: () => void) => AbortController
  onReachable: (isReachable: boolean) => void
}) {
  let loss: AbortController | undefined
  let isReachable: boolean | undefined

  const notify = (next: boolean) => {
    if (isReachable === next) return
    isReachable = next
    parameters.onReachable(next)
  }
  const stop = () => {
    loss?.abort()
    loss = undefined
  }
  return {
    /** It does not answer now. */
    miss() {
      loss ??= parameters.later(times.lossToleranceMs, () => notify(false))
    },
    /** It has not answered for long enough. */
    lose: () => notify(false),
    receive() {
      stop()
      notify(true)
    },
    /** No listener is left. */
    stop,
  }
}
