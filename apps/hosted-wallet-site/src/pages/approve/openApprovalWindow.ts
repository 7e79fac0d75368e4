import { digestSummary } from '../../decode/digestSummary.js'
import { hearWindow } from './hearWindow.js'
import type { WindowMessage, WindowRequest } from './windowMessages.js'

/** A window of the wallet that shows one request. */
export interface ApprovalWindow {
  /** Closes it, whatever it shows. */
  close(): void
}

const size = 'popup,width=420,height=720'

/**
 * Shows a request in a window of the wallet's own, in which nobody else draws.
 * It has to be called while a press is handled.
 * @param parameters.onDecided what the visitor decided about exactly this
 * @returns undefined where the browser opens none
 */
export function openApprovalWindow({
  onDecided,
  request,
  window,
  windowName,
}: {
  readonly request: WindowRequest
  readonly window: Window
  /** That nobody can guess: a page may have opened one of the same name. */
  readonly windowName: string
  readonly onDecided: (isApproved: boolean) => void
}): ApprovalWindow | undefined {
  const { origin } = window.location
  const opened = window.open(`${origin}/approve/`, windowName, size)
  if (!opened) return undefined
  const close = () => {
    stopHearing()
    opened.close()
  }
  const stopHearing = hearWindow({
    window,
    from: opened,
    onMessage: (message) => {
      if (message.type === 'ready') {
        const show: WindowMessage = { type: 'show', request }
        opened.postMessage(show, origin)
      }
      if (message.type !== 'decided') return
      close()
      // Only what was shown counts.
      if (message.digest === digestSummary(request.summary))
        onDecided(message.isApproved)
    },
  })
  return { close }
}
