/**
 * Keeps the page behind from scrolling. The place of its scroll bar stays, so
 * that nothing moves.
 * @returns what gives the page back as it was
 */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document
  const hasBar = window.innerWidth > root.clientWidth
  // Only one of the two decides about the page's own scrolling.
  const isBodys = getComputedStyle(root).overflowY === 'visible'
  const undo = [setStyle(isBodys ? body : root, 'overflow', 'hidden')]
  if (hasBar) undo.push(setStyle(root, 'scrollbar-gutter', 'stable'))
  return () => {
    for (const restore of undo) restore()
  }
}

function setStyle(element: HTMLElement, name: string, value: string) {
  const before = element.style.getPropertyValue(name)
  const priority = element.style.getPropertyPriority(name)
  element.style.setProperty(name, value, 'important')
  return () => {
    if (element.style.getPropertyValue(name) !== value) return
    if (before) element.style.setProperty(name, before, priority)
    else element.style.removeProperty(name)
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}
