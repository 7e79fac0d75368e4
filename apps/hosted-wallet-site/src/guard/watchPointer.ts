import {
  isSettled,
  nextVisit,
  type PointerVisit,
  settledAfterMs,
} from './pointerVisit.js'

const movedWithinMs = 2_000

/**
 * Follows a mouse or a pen over the page; a finger is only there when it
 * presses.
 * @param onChange called with whether it is too new to press
 * @returns whether at a press it was there by itself for a while, and moved
 */
export function watchPointer({
  after,
  onChange,
  page,
  signal,
}: watchPointer.Parameters): (press: PointerEvent) => boolean {
  let visit: PointerVisit | undefined
  let movedAtMs = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}

  const see = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return
    // When it happened, however late this page comes to it.
    const { clientX, clientY, screenX, screenY, timeStamp } = event
    const at = { clientX, clientY, screenX, screenY }
    const next = nextVisit(visit, at, timeStamp)
    if (next.sinceMs !== visit?.sinceMs) {
      cancelTimer()
      cancelTimer = after(settledAfterMs, () => onChange(false))
      onChange(true)
    }
    visit = next
    if (event.type === 'pointermove') movedAtMs = timeStamp
  }
  const lose = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget !== null) return
    visit = undefined
    cancelTimer()
    onChange(false)
  }
  page.addEventListener('pointermove', see, { signal, capture: true })
  page.addEventListener('pointerdown', see, { signal, capture: true })
  page.addEventListener('pointerout', lose, { signal })
  signal.addEventListener('abort', () => cancelTimer())
  return ({ timeStamp }) =>
    isSettled(visit, timeStamp) && timeStamp - movedAtMs <= movedWithinMs
}

export declare namespace watchPointer {
  interface Parameters {
    readonly page: Document
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly onChange: (isNew: boolean) => void
    readonly signal: AbortSignal
  }
}
