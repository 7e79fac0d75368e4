import { describe } from './controlsOf.test.fixture.js'

/**
 * What of the modal cannot be read: words that are cut off, parts that lie
 * beside it, and whatever scrolls sideways.
 */
export function findCut(modal: HTMLElement): readonly string[] {
  const frame = modal.getBoundingClientRect()
  const found: string[] = []
  if (frame.left < -0.5 || frame.right > innerWidth + 0.5)
    found.push(`the modal is outside of ${innerWidth} px`)
  for (const element of modal.querySelectorAll<HTMLElement>('*')) {
    if (isUnseen(element)) continue
    const style = getComputedStyle(element)
    const { left, right } = element.getBoundingClientRect()
    if (left < frame.left - 1 || right > frame.right + 1)
      found.push(`beside the modal: ${describe(element)}`)
    if (element instanceof HTMLInputElement) {
      if (isPlaceholderCut(element, style))
        found.push(`cut: “${element.placeholder}”`)
    } else if (style.overflowX !== 'visible' && style.display !== 'inline') {
      const isWider = element.scrollWidth > element.clientWidth + 1
      const isHigher = element.scrollHeight > element.clientHeight + 1
      const canScroll = ['auto', 'scroll'].includes(style.overflowY)
      if (isWider || (isHigher && !canScroll))
        found.push(`cut: ${describe(element)}`)
    }
  }
  return [...new Set(found)]
}

/** Not drawn, a drawing, or for readers only. */
function isUnseen(element: HTMLElement): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return true
  if (element.closest('svg')) return true
  for (
    let each: HTMLElement | null = element;
    each && !each.matches('dialog');
    each = each.parentElement
  )
    if (each.offsetWidth <= 1 && each.offsetHeight <= 1) return true
  return false
}

function isPlaceholderCut(
  input: HTMLInputElement,
  { font, letterSpacing, wordSpacing }: CSSStyleDeclaration,
): boolean {
  if (input.value || !input.placeholder) return false
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('this browser cannot paint')
  Object.assign(context, { font, letterSpacing, wordSpacing })
  return context.measureText(input.placeholder).width > input.clientWidth + 1
}
