import type { ClassNames } from './parts.js'

/**
 * Gives parts of the kit's UI class names of the site's, now and whenever one
 * is drawn. Parts below another root are that root's.
 * @returns what takes them back
 * @example addClassNames(root, { button: 'rounded-none' })
 */
export function addClassNames(
  root: HTMLElement,
  classNames: ClassNames,
): () => void {
  const byPart = new Map(
    Object.entries(classNames).map(([part, names = '']) => [
      part,
      names.split(/\s+/).filter(Boolean),
    ]),
  )
  const namesOf = (element: Element) =>
    element.closest('[data-kit]') === root
      ? (byPart.get(element.getAttribute('data-part') ?? '') ?? [])
      : []
  const add = (element: Element) => {
    // Adding what is there would count as a change, for ever.
    const missing = namesOf(element).filter(
      (name) => !element.classList.contains(name),
    )
    if (missing.length > 0) element.classList.add(...missing)
  }
  const addBelow = (element: Element) => {
    add(element)
    for (const part of element.querySelectorAll('[data-part]')) add(part)
  }
  // Before the next frame, so nobody sees a part without them.
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'attributes' ? [target] : addedNodes)
        if (node instanceof Element) addBelow(node)
  })
  addBelow(root)
  observer.observe(root, {
    attributeFilter: ['class', 'data-part'],
    childList: true,
    subtree: true,
  })
  return () => {
    observer.disconnect()
    for (const part of [root, ...root.querySelectorAll('[data-part]')])
      part.classList.remove(...namesOf(part))
  }
}
