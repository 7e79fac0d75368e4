import { expect, type Page } from '@playwright/test'

/** More presses than any view has stops. */
const pressLimit = 40

/**
 * Presses Tab through the modal, from its heading until the focus comes round.
 * Each stop has to be in sight, and to show that it has the focus.
 * @returns what the stops are called, in their order
 * @throws Error when the focus is caught somewhere
 */
export async function tabStops(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>(
      'dialog [data-part="heading"]',
    )
    heading?.focus()
  })
  const stops: string[] = []
  for (let press = 0; press < pressLimit; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    // Behind the last stop is the browser itself, then the modal again.
    if (!stop) continue
    if (stops.includes(stop.name)) return stops
    expect(stop.isMarked, `${stop.name} shows that it has the focus`).toBe(true)
    expect(stop.isInSight, `${stop.name} is in sight`).toBe(true)
    stops.push(stop.name)
  }
  throw new Error(`Tab never came round: ${stops}`)
}

/** What has the focus, if it is in the modal. Runs in the page. */
function lookAtFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || !element.closest('dialog'))
    return undefined
  // The frame of a field is drawn around what is typed into.
  const frames = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
  ]
  const isMarked = frames.some((frame) => {
    if (!frame) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(frame)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const spoken = element.cloneNode(true) as Element
  for (const part of spoken.querySelectorAll('[aria-hidden], [hidden]'))
    part.remove()
  const name =
    element.ariaLabel ??
    (element instanceof HTMLInputElement
      ? element.labels?.[0]?.textContent
      : undefined) ??
    element.getAttribute('placeholder') ??
    spoken.textContent?.trim()
  return {
    name: name ?? '',
    isMarked,
    isInSight: hit !== null && (element.contains(hit) || hit.contains(element)),
  }
}
