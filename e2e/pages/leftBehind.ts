import type {
  BrowserContext,
  CDPSession,
  Frame,
  Locator,
  Page,
} from '@playwright/test'

type Figures = Record<'nodes' | 'listeners' | 'timers' | 'heap', number>

/** So often nothing less must be found; some is given up a while later. */
const quietLooks = 20

/**
 * The least that is left of what a page used, or a frame with a process of its
 * own: collects garbage until it frees nothing more and no timer ends any more. React keeps the view it drew last, and the picture
 * of one that left; these are there before as they are after.
 * @param elsewhere something to press that does nothing
 */
export async function leftBehind(
  context: BrowserContext,
  place: Page | Frame,
  elsewhere: Locator,
): Promise<Figures> {
  const session = await context.newCDPSession(place)
  await session.send('Performance.enable')
  // The browser holds what was used last until something else is used.
  await elsewhere.click()
  let least = await measure(session, place)
  for (let quiet = 0; quiet < quietLooks; quiet += 1) {
    await idle(place)
    const now = await measure(session, place)
    const isLess =
      now.nodes < least.nodes ||
      now.listeners < least.listeners ||
      now.timers < least.timers
    if (isLess) quiet = 0
    least = now
  }
  await session.detach()
  return least
}

/** Gives the engine a moment to let go of what it holds for itself. */
async function idle(place: Page | Frame): Promise<void> {
  await place.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A frame that draws nothing is never called idle.
        requestIdleCallback(() => resolve(), { timeout: 100 })
      }),
  )
}

async function measure(
  session: CDPSession,
  place: Page | Frame,
): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage')
  const timers = await place.evaluate(() => Reflect.get(window, 'running').size)
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    timers,
    heap: value('JSHeapUsedSize'),
  }
}
