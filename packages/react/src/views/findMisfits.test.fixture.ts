/**
 * What does not fit in a view: parts beside it, fields too narrow to type in,
 * columns of single letters, rows that lie over the next.
 */
export function findMisfits(root: Element): readonly string[] {
  const frame = root.getBoundingClientRect()
  const misfits: string[] = []
  const report = (what: string, element: Element) =>
    misfits.push(`${what}: ${describe(element)}`)
  for (const element of root.querySelectorAll('*')) {
    if (isUnseen(element)) continue
    const box = element.getBoundingClientRect()
    if (box.left < frame.left - 1 || box.right > frame.right + 1)
      report('beside the view', element)
    if (element.matches('input:not([type=checkbox])') && box.width < 80)
      report(`${Math.round(box.width)} px to type in`, element)
    if (element.matches('li, [data-part=button], [data-part=tag]'))
      for (const part of element.querySelectorAll('*'))
        if (
          !isUnseen(part) &&
          part.getBoundingClientRect().bottom > box.bottom + 1
        )
          report('below its row', part)
    for (const node of element.childNodes)
      if (node instanceof Text && isShredded(node)) report('shredded', element)
  }
  return [...new Set(misfits)]
}

/** Less than four letters a line, where there are many. */
function isShredded(node: Text): boolean {
  const length = node.data.trim().length
  if (length < 8) return false
  const range = document.createRange()
  range.selectNodeContents(node)
  const lines = new Set(
    [...range.getClientRects()].map(({ top }) => Math.round(top)),
  )
  return lines.size > 2 && length / lines.size < 4
}

/**
 * Not drawn, not yet either, for readers only, or cut off by a part that does so on purpose.
 */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return true
  for (
    let each: Element | null = element;
    each && !each.matches('[data-kit]');
    each = each.parentElement
  ) {
    if (each.clientWidth <= 1 && each.clientHeight <= 1) return true
    if (each === element || each.matches('[data-part=view-content]')) continue
    if (getComputedStyle(each).overflowX !== 'visible') return true
  }
  return false
}

function describe(element: Element): string {
  const text = (element.textContent ?? '').trim().slice(0, 40)
  const part = element.closest('[data-part]')?.getAttribute('data-part')
  return `${element.tagName.toLowerCase()} in ${part} "${text}"`
}
