import { type PopupMessage, writePopupMessage } from '@hasp/protocol/frame'
import { digestShown } from '../../decode/digestSummary.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import type { WindowState } from '../../screens/WindowState.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import { hearWindow } from './hearWindow.js'
import { drawRendezvousKeys } from './rendezvousKeys.js'
import { type WindowRequest, writeWindowRequest } from './windowRequest.js'

/** A window of the wallet that shows one request. */
export interface ApprovalWindow {
  /** Closes it, whatever it shows. */
  close(): void
}

const size = 'popup,width=420,height=720'
const silentAfterMs = 1_500
const lookEveryMs = 1_000

/**
 * Shows a request in a window of the wallet's own, in which nobody else draws.
 * It has to be called while a press is handled. A page may cut the two off
 * from each other: then they meet at the service.
 * @param parameters.onDecided what the visitor decided about exactly this
 */
export function openApprovalWindow({
  environment: { after, window },
  onDecided,
  onState,
  projectId,
  request,
  service,
  windowName,
}: {
  readonly environment: PageEnvironment
  readonly projectId: string
  readonly request: WindowRequest
  readonly service: ServiceClient
  /** That nobody can guess: a page may have opened one of the same name. */
  readonly windowName: string
  readonly onDecided: (isApproved: boolean) => void
  readonly onState: (state: WindowState) => void
}): ApprovalWindow {
  const ending = new AbortController()
  const { signal } = ending
  const keys = drawRendezvousKeys()
  const { handle } = keys
  const show: PopupMessage = {
    v: 1,
    t: 'show',
    request: writeWindowRequest(request),
  }
  const meeting = keys
    .seal(show)
    .then((sealed) => service.call('openRendezvous', { handle, sealed }))
  meeting.catch(() => undefined)
  const { origin } = window.location
  const address = `${origin}/approve/?p=${encodeURIComponent(projectId)}#${keys.fragment}`
  // Null where the browser opens none, and where a page has it cut off.
  const opened = window.open(address, windowName, size)
  let hasSpoken = false
  let state: WindowState = 'opens'
  const set = (next: WindowState) => {
    if (state === next || signal.aborted) return
    state = next
    onState(next)
  }
  const later = (delayMs: number, run: () => void) => {
    const cancel = after(delayMs, run)
    signal.addEventListener('abort', cancel, { once: true })
  }
  const end = () => {
    ending.abort()
    opened?.close()
  }
  const leave = () => {
    set('left')
    end()
  }
  const hear = (message: PopupMessage) => {
    if (signal.aborted || message.t === 'show') return
    if (message.t === 'left') return leave()
    if (message.t === 'ready') return set('isOpen')
    // Only what was shown counts.
    const { summary, trial } = request
    if (message.digest !== digestShown({ summary, trial })) return leave()
    end()
    onDecided(message.isApproved)
  }
  const look = async () => {
    if (opened?.closed) return leave()
    if (!hasSpoken) {
      await meeting
      const { isMet, sealed } = await service.call(
        'readRendezvous',
        { handle },
        signal,
      )
      if (isMet) set('isOpen')
      const message = sealed === undefined ? undefined : await keys.open(sealed)
      if (message) hear(message)
    }
  }
  const keepLooking = () =>
    later(lookEveryMs, () => {
      look()
        // A service that is away may be back.
        .catch(() => undefined)
        .finally(() => signal.aborted || keepLooking())
    })

  hearWindow({
    window,
    from: opened,
    signal,
    onMessage: (message) => {
      hasSpoken = true
      hear(message)
      if (message.t === 'ready')
        opened?.postMessage(writePopupMessage(show), origin)
    },
  })
  later(silentAfterMs, () => {
    if (state === 'opens') set('silent')
  })
  keepLooking()
  onState(state)
  return {
    close() {
      if (signal.aborted) return
      end()
      if (!hasSpoken) void takeBack()
    },
  }

  /** A window that cannot be closed from here finds its answer taken. */
  async function takeBack(): Promise<void> {
    try {
      await meeting
      const sealed = await keys.seal({ v: 1, t: 'left' })
      await service.call('answerRendezvous', { handle, sealed })
    } catch {
      // It ends by itself.
    }
  }
}
