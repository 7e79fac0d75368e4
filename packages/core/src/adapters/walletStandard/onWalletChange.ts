import type { StandardWallet } from './StandardWallet.js'

type Events = {
  on?(event: 'change', listener: () => void): unknown
}

/**
 * Listens to what a wallet says has changed about it (`standard:events`) until
 * the signal is aborted. What it says is not handed on: the wallet itself
 * tells what is true by now.
 */
export function onWalletChange(
  { features }: StandardWallet,
  listener: () => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const events: Events | undefined = features['standard:events']
  let stop: unknown
  try {
    stop = events?.on?.('change', () => {
      if (!signal.aborted) listener()
    })
  } catch {
    // A wallet without events is asked when it matters.
  }
  signal.addEventListener(
    'abort',
    () => {
      try {
        if (typeof stop === 'function') stop()
      } catch {
        // What it still tells is ignored.
      }
    },
    { once: true },
  )
}
