/**
 * Keeps an element above everything else, and usable: a modal dialog makes the
 * page around it inert, so while one is open the element is inside it, and says
 * so by `data-in-dialog`.
 * @returns lets it be
 */
export function keepOnTop(element: HTMLElement): () => void {
  element.popover = 'manual'
  for (const [name, value] of Object.entries(corner))
    element.style.setProperty(name, value)
  const place = () => {
    const [target = document.body] = [
      ...document.querySelectorAll('dialog:modal'),
    ].reverse()
    if (element.parentElement === target && element.isConnected) return
    target.append(element)
    element.toggleAttribute('data-in-dialog', target !== document.body)
    if ('showPopover' in element) element.showPopover()
  }
  const observer = new MutationObserver(place)
  observer.observe(document, {
    attributeFilter: ['open'],
    childList: true,
    subtree: true,
  })
  place()
  return () => observer.disconnect()
}

/** Written on the element: the kit's roots have a position of their own. */
const corner = {
  position: 'fixed',
  inset: 'auto 0 0 auto',
  margin: '0',
  border: '0',
  padding: '0',
  'max-inline-size': '100vw',
  background: 'none',
  overflow: 'visible',
}
