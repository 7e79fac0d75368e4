/**
 * A controller that is aborted when any of the signals is. It lets go of all
 * of them once it is aborted; call `release` when the work ends before that.
 */
export function joinSignals(...signals: (AbortSignal | undefined)[]): {
  controller: AbortController
  release(): void
} {
  const controller = new AbortController()
  const release = () => {
    for (const signal of signals) signal?.removeEventListener('abort', abort)
  }
  const abort = () => {
    release()
    controller.abort()
  }
  for (const signal of signals) {
    if (signal?.aborted) {
      abort()
      break
    }
    signal?.addEventListener('abort', abort, { once: true })
  }
  return { controller, release }
}
