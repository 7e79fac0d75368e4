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
 * @returns whether it came by itself, a while ago, and is still being moved
 */
export function watchPointer({
  after,
  now,
  onChange,
  page,
  signal,
}: watchPointer.Parameters): () => boolean {
  let visit: PointerVisit | undefined
  let movedAtMs = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}

  const see = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return
    const { clientX, clientY, screenX, screenY } = event
    const at = { clientX, clientY, screenX, screenY }
    const next = nextVisit(visit, at, now())
    if (next.sinceMs !== visit?.sinceMs) {
      cancelTimer()
      cancelTimer = after(settledAfterMs, () => onChange(false))
      onChange(true)
    }
    visit = next
    if (event.type === 'pointermove') movedAtMs = now()
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
  return () => isSettled(visit, now()) && now() - movedAtMs <= movedWithinMs
}

export declare namespace watchPointer {
  interface Parameters {
    readonly page: Document
    readonly now: () => number
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly onChange: (isNew: boolean) => void
    readonly signal: AbortSignal
  }
}
