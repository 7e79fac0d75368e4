import { writeVariables } from '../writeVariables.js'
import { placePopover } from './placePopover.js'

/**
 * Keeps the modal below a root at an element of the page; where there is no
 * room for that, it is in the middle.
 * @returns what takes it back
 */
export function placeAtAnchor(
  root: HTMLElement,
  anchor: Element,
  page: Window & typeof globalThis,
): () => void {
  const resizing = new AbortController()
  let unplace = () => {}
  const place = () => {
    const dialog = root.querySelector<HTMLElement>(':scope > dialog')
    if (!root.isConnected || !dialog) return resizing.abort()
    unplace()
    const { clientHeight, clientWidth } = page.document.documentElement
    const screen = { width: clientWidth, height: clientHeight }
    const box = anchor.getBoundingClientRect()
    const found = placePopover(box, screen, dialog.offsetWidth)
    if (!found) {
      delete root.dataset.kitPresentation
      return
    }
    root.dataset.kitPresentation = 'popover'
    const top = 'top' in found ? `${found.top}px` : 'auto'
    const bottom = 'bottom' in found ? `${found.bottom}px` : 'auto'
    unplace = writeVariables(root, {
      '--kit-anchor-inset': `${top} auto ${bottom} ${found.left}px`,
      '--kit-anchor-room': `${found.room}px`,
    })
  }
  page.addEventListener('resize', place, { signal: resizing.signal })
  place()
  return () => {
    resizing.abort()
    unplace()
  }
}
