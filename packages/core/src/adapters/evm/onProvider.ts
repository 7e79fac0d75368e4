import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'

/** Listens to a wallet's event until the signal is aborted; never throws. */
export function onProvider(
  provider: Eip1193Provider,
  event: string,
  listener: (value: unknown) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  try {
    provider.on?.(event, listener)
  } catch {
    // A wallet without events is asked when it matters.
  }
  const stop = () => {
    try {
      provider.removeListener?.(event, listener)
    } catch {
      // What it still tells is ignored by the listeners.
    }
  }
  signal.addEventListener('abort', stop, { once: true })
}
