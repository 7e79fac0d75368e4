const gap = 6
const edge = 8

/** Puts a popover under its anchor, or above it, inside the window. */
export function placePopover(anchor: HTMLElement, popover: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = from.bottom + gap
  const fitsBelow = below + height <= innerHeight - edge
  const top = fitsBelow ? below : Math.max(edge, from.top - gap - height)
  const centre = from.left + from.width / 2 - width / 2
  const left = Math.min(Math.max(edge, centre), innerWidth - width - edge)
  popover.style.setProperty('--kit-left', `${left}px`)
  popover.style.setProperty('--kit-top', `${top}px`)
}
