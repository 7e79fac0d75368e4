const selector = [
  'a[href]',
  'button',
  'input',
  'select',
  'summary',
  'textarea',
  '[tabindex="0"]',
].join()

/** What can be used in a part of the page, in the document's order. */
export function controlsOf(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !element.closest('[inert], [aria-hidden="true"]'),
  )
}

/** What the key Tab stops at: of a group, the one that is in turn. */
export function stopsOf(root: Element): readonly HTMLElement[] {
  const controls = controlsOf(root)
  return controls.filter((element) => {
    if (element.tabIndex < 0) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio')
      return true
    const group = controls.filter(
      (other): other is HTMLInputElement =>
        other instanceof HTMLInputElement && other.name === element.name,
    )
    return (group.find(({ checked }) => checked) ?? group[0]) === element
  })
}

/** How a report speaks of a part of the page. */
export function describe(element: Element): string {
  const name = element.ariaLabel || element.textContent || element.id
  const part = element.closest('[data-part]')?.getAttribute('data-part')
  return `${element.tagName.toLowerCase()} in ${part} “${name.trim().slice(0, 40)}”`
}

/** What of an element lies under the point, if it is not something else. */
export function isHit(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const labels =
    'labels' in element ? (element.labels as NodeList | null) : null
  return (
    element.contains(hit) ||
    [...(labels ?? [])].some((label) => label.contains(hit))
  )
}
