import type { WindowMessage } from './windowMessages.js'

/**
 * Hears what one certain window of this origin says; all others speak to
 * nobody.
 * @returns ends it
 */
export function hearWindow({
  from,
  onMessage,
  window,
}: {
  readonly window: Window
  /** The window that is heard. */
  readonly from: Window | null
  readonly onMessage: (message: WindowMessage) => void
}): () => void {
  const ending = new AbortController()
  window.addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<unknown>) => {
      if (from === null || source !== from) return
      if (origin === window.location.origin && isWindowMessage(data))
        onMessage(data)
    },
    { signal: ending.signal },
  )
  return () => ending.abort()
}

/** Both ends are of one build: the type says all. */
function isWindowMessage(data: unknown): data is WindowMessage {
  if (typeof data !== 'object' || data === null || !('type' in data))
    return false
  const { type } = data
  return type === 'ready' || type === 'show' || type === 'decided'
}
