/**
 * Listens to a wallet until the signal is aborted; never throws.
 * @param start makes the wallet call a listener, and may give what ends that
 */
export function subscribe(
  start: (listener: () => void) => unknown,
  onChange: () => void,
  signal: AbortSignal,
): void {
  let stop: unknown
  try {
    stop = start(() => {
      if (!signal.aborted) onChange()
    })
  } catch {
    // A wallet without events is asked when it matters.
  }
  const end = () => {
    try {
      if (typeof stop === 'function') stop()
    } catch {
      // What it still tells is ignored.
    }
  }
  signal.addEventListener('abort', end, { once: true })
}
