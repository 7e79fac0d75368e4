import { type PopupMessage, readPopupMessage } from '@hasp/protocol/frame'

/**
 * Hears what one certain window of this origin says; all others speak to
 * nobody.
 */
export function hearWindow({
  from,
  onMessage,
  signal,
  window,
}: {
  readonly window: Window
  /** The window that is heard. */
  readonly from: Window | null
  readonly onMessage: (message: PopupMessage) => void
  /** Ends it. */
  readonly signal: AbortSignal
}): void {
  window.addEventListener(
    'message',
    ({ data, origin, source }: MessageEvent<unknown>) => {
      if (from === null || source !== from) return
      if (origin !== window.location.origin) return
      const message = readPopupMessage(data)
      if (message) onMessage(message)
    },
    { signal },
  )
}
