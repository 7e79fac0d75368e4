import { userEvent } from 'vitest/browser'
import { describe, isHit, stopsOf } from './controlsOf.test.fixture.js'
import { isRinged } from './findUnmarked.test.fixture.js'

/**
 * Presses Tab from the first stop of the modal to its last.
 * @returns stops that were left out, that something hides, or that do not show
 * the focus
 */
export async function tabThrough(
  modal: HTMLElement,
): Promise<readonly string[]> {
  const found: string[] = []
  const item = modal.querySelector<HTMLElement>('[role="menuitem"]')
  if (item?.checkVisibility()) {
    item.focus()
    await userEvent.keyboard('{Tab}')
    if (item.checkVisibility()) found.push('the menu stays open')
  }
  const [first, ...others] = stopsOf(modal)
  first?.focus()
  for (const stop of others) {
    await userEvent.keyboard('{Tab}')
    if (document.activeElement !== stop) {
      found.push(
        `Tab led to ${describe(document.activeElement ?? document.body)} instead of ${describe(stop)}`,
      )
      stop.focus()
    }
    if (!isInSight(stop)) found.push(`hidden: ${describe(stop)}`)
    if (!isRinged(stop)) found.push(`no focus ring: ${describe(stop)}`)
  }
  return found
}

/** Whether all of it is in sight, or as much as there is room for. */
function isInSight(stop: HTMLElement): boolean {
  const { left, right, top, bottom, width } = stop.getBoundingClientRect()
  const x = left + width / 2
  const insetPx = 3
  const ends =
    bottom - top > innerHeight
      ? [innerHeight / 2]
      : [top + insetPx, bottom - insetPx]
  return (
    (top >= -1 || bottom - top > innerHeight) &&
    (bottom <= innerHeight + 1 || bottom - top > innerHeight) &&
    left >= -1 &&
    right <= innerWidth + 1 &&
    ends.every((y) => isHit(stop, x, y))
  )
}

/** Stops that the focus reaches in another order than they are drawn in. */
export function findDisorder(modal: HTMLElement): readonly string[] {
  const header = modal.querySelector('[data-part="modal-header"]')
  const stops = stopsOf(modal).filter((stop) => !header?.contains(stop))
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1]
    // What scrolls, or lies above, has no place of its own beside what does not.
    const layers = ['[data-part="view-content"]', '[data-part="menu"]']
    const isAcross = layers.some(
      (layer) => next?.closest(layer) !== stop.closest(layer),
    )
    if (!next || isAcross || isPlacedApart(next)) return []
    const here = stop.getBoundingClientRect()
    const there = next.getBoundingClientRect()
    const isBack =
      there.bottom <= here.top + 1 ||
      (there.right <= here.left + 1 && there.top < here.bottom - 1)
    return isBack ? [`${describe(next)} comes after ${describe(stop)}`] : []
  })
}

/** Drawn elsewhere on purpose: words and link come before the code they are of. */
function isPlacedApart(stop: HTMLElement): boolean {
  const panel = stop.closest('[data-part="status-panel"]')
  return [...(panel?.children ?? [])].some(
    (part) => part.contains(stop) && getComputedStyle(part).order !== '0',
  )
}
