/**
 * Writes down each text of an element that differs from the one before: what is
 * said for a moment only may be over before a test looks.
 */
export function recordTexts(element: Element): readonly string[] {
  const texts: string[] = []
  let last = element.textContent
  new MutationObserver(() => {
    if (element.textContent === last) return
    last = element.textContent
    texts.push(last ?? '')
  }).observe(element, { characterData: true, childList: true, subtree: true })
  return texts
}
