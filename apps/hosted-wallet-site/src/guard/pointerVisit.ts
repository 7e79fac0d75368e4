/** A place of the pointer, in the page and on the screen. */
export interface PointerPlace {
  readonly clientX: number
  readonly clientY: number
  readonly screenX: number
  readonly screenY: number
}

/** A pointer over the page. */
export interface PointerVisit {
  readonly at: PointerPlace
  /** Since when it is there, and the page has not moved under it. */
  readonly sinceMs: number
}

/** How long a pointer has to be there before it may press. */
export const settledAfterMs = 500

/** A page that is shown at a quarter of its size; browsers go no further. */
const mostZoom = 4
const slack = 2

/**
 * The visit after the pointer was seen. Where the page moved farther than the
 * hand, it was pushed under a pointer that meant something else.
 */
export function nextVisit(
  current: PointerVisit | undefined,
  at: PointerPlace,
  nowMs: number,
): PointerVisit {
  const isSame = current && !isPushed(current.at, at)
  return { at, sinceMs: isSame ? current.sinceMs : nowMs }
}

/** Whether the visitor had the time to see where the pointer is. */
export function isSettled(
  visit: PointerVisit | undefined,
  nowMs: number,
): boolean {
  return visit !== undefined && nowMs - visit.sinceMs >= settledAfterMs
}

function isPushed(before: PointerPlace, after: PointerPlace): boolean {
  const inPage = Math.hypot(
    after.clientX - before.clientX,
    after.clientY - before.clientY,
  )
  const byHand = Math.hypot(
    after.screenX - before.screenX,
    after.screenY - before.screenY,
  )
  return inPage > byHand * mostZoom + slack
}
