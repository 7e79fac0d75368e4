import type { Page } from '@playwright/test'

/** Keeps what shifts in `window.shifts`. Runs in the page, from its start. */
export function recordShifts(): void {
  const shifts: string[] = []
  // Frames go on where a test stops the page's clock later.
  const nextFrame = requestAnimationFrame.bind(window)
  Object.assign(window, { shifts, nextFrame })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const source of Reflect.get(entry, 'sources')) {
        const { node, previousRect, currentRect } = source
        const element = node instanceof Element ? node : node?.parentElement
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
        )
        // What has left the page since was part of the closed modal.
        const isModal = !element || element.closest('dialog')
        const html = element?.outerHTML.slice(0, 120)
        shifts.push(`${isModal ? 'modal' : 'page'} ${from} to ${to} ${html}`)
      }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has shifted since it was asked last; it is reported a frame later. */
export async function takeShifts(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    for (const _ of ['this frame', 'and the next'])
      await new Promise((resolve) => Reflect.get(window, 'nextFrame')(resolve))
    return Reflect.get(window, 'shifts').splice(0)
  })
}
