import type { Locator } from '@playwright/test'

/** More presses than any page has stops. */
const pressLimit = 60

/**
 * What is wrong for somebody who presses Tab through a page of the wallet's own:
 * each stop has to come in the order of reading, to be in sight, and to show
 * that it has the focus, and nothing may be left out.
 */
export async function walkPageByKeys(main: Locator): Promise<string[]> {
  const page = main.page()
  const hadFocus = await page.evaluateHandle(() => document.activeElement)
  await page.evaluate(() => {
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
  })
  const stops: Stop[] = []
  for (let press = 0; press < pressLimit; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await main.evaluate(lookAtStop)
    if (!stop || stops.some(({ place }) => place === stop.place)) break
    stops.push(stop)
  }
  const controls = await main.evaluate(listControls)
  await hadFocus.evaluate((element) => {
    if (element instanceof HTMLElement) element.focus()
  })
  return [
    ...stops.flatMap(({ html, isInSight, isMarked, place }, at) => [
      ...(isMarked ? [] : [`has no ring: ${html}`]),
      ...(isInSight ? [] : [`is out of sight: ${html}`]),
      ...(place > (stops[at - 1]?.place ?? -1) ? [] : [`comes late: ${html}`]),
    ]),
    ...controls
      .filter(({ place }) => !stops.some((stop) => stop.place === place))
      .map(({ html }) => `is left out: ${html}`),
  ]
}

interface Control {
  /** Among all elements of the page. */
  readonly place: number
  readonly html: string
}

interface Stop extends Control {
  readonly isMarked: boolean
  readonly isInSight: boolean
}

/** What has the focus, if it is of the page. Runs in the page. */
function lookAtStop(main: Element): Stop | undefined {
  const element = document.activeElement
  if (!element || !main.contains(element)) return undefined
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return {
    place: [...main.querySelectorAll('*')].indexOf(element),
    html: element.outerHTML.slice(0, 120),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isInSight: hit !== null && (element.contains(hit) || hit.contains(element)),
  }
}

/** What keys have to reach. Runs in the page. */
function listControls(main: Element): Control[] {
  return [...main.querySelectorAll('*')].flatMap((element, place) =>
    element.matches('a[href], button, input, summary, [tabindex="0"]') &&
    element.checkVisibility()
      ? [{ place, html: element.outerHTML.slice(0, 120) }]
      : [],
  )
}
