/** An element's box on the screen, in px. */
export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a popover stands, in px from the edges of the screen. */
export type Place = {
  readonly left: number
  /** How high it may get. */
  readonly room: number
} & ({ readonly top: number } | { readonly bottom: number })

/** Between the popover and what it belongs to. */
const gap = 8

/** Between the popover and the edge of the screen. */
const margin = 12

/** With less room, the middle of the screen serves a visitor better. */
const leastRoom = 360

/**
 * Places a popover below or above what was pressed, in line with the edge that
 * is nearer to the side of the screen.
 * @returns nothing where there is too little room, or where the element is out
 * of sight
 */
export function placePopover(
  anchor: Box,
  screen: { readonly width: number; readonly height: number },
  width: number,
): Place | undefined {
  const isHidden =
    anchor.right <= anchor.left ||
    anchor.bottom <= 0 ||
    anchor.top >= screen.height
  if (isHidden) return undefined
  const below = screen.height - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  if (Math.max(below, above) < leastRoom) return undefined
  const isAtEnd = anchor.left + anchor.right > screen.width
  const wanted = isAtEnd ? anchor.right - width : anchor.left
  const farthest = screen.width - width - margin
  const left = Math.max(Math.min(wanted, farthest), margin)
  return below >= Math.min(above, leastRoom)
    ? { left, room: below, top: anchor.bottom + gap }
    : { left, room: above, bottom: screen.height - anchor.top + gap }
}
