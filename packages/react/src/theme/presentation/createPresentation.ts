import type { createAppearance } from '../createAppearance.js'
import drawer from './drawer.css?inline'
import { followPresses } from './followPresses.js'
import { placeAtAnchor } from './placeAtAnchor.js'
import popover from './popover.css?inline'

const sheets = { drawer, popover }

/**
 * Places the modal elsewhere than in the middle. All else about it stays: its
 * focus, its keys, and that the page behind it waits. On a phone it is the
 * sheet that it always is there.
 * @param page the window of the site
 * @param parameters.signal ends it
 * @example createPresentation(window, { presentation: 'drawer', signal })
 */
export function createPresentation(
  page: Window & typeof globalThis,
  { presentation, signal }: createPresentation.Parameters,
): createAppearance.Present {
  adoptSheet(page, sheets[presentation], signal)
  const presses =
    presentation === 'popover' ? followPresses(page, signal) : undefined
  const anchors = new WeakMap<HTMLElement, Element | undefined>()
  return (root) => {
    const dialog = root.querySelector(':scope > dialog')
    // One that stands already does not jump.
    const isLate = !anchors.has(root) && dialog?.matches('[data-entered]')
    if (!dialog || isLate) return () => undefined
    if (!anchors.has(root)) anchors.set(root, presses?.last())
    const anchor = anchors.get(root)
    if (presentation === 'popover' && !anchor) return () => undefined
    root.dataset.kitPresentation = presentation
    const unplace = anchor && placeAtAnchor(root, anchor, page)
    return () => {
      delete root.dataset.kitPresentation
      unplace?.()
    }
  }
}

export declare namespace createPresentation {
  type Parameters = {
    presentation: keyof typeof sheets
    signal: AbortSignal
  }
}

/** A policy that forbids inline styles has nothing against such a sheet. */
function adoptSheet(
  { CSSStyleSheet, document }: Window & typeof globalThis,
  css: string,
  signal: AbortSignal,
): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (one) => one !== sheet,
    )
  })
}
