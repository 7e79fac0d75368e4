import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import { countTimers } from '../pages/countTimers.js'

const rounds = 100

/**
 * Fills what is kept on purpose: fetched views and the demo's event log. After
 * these, the engine has compiled nearly all that it will.
 */
const warmUpRounds = 200

/**
 * What the engine may add for its own sake: compiled code and the types it has
 * seen. It takes ever less of it; a leak takes the same in each round.
 */
const heapBytes = 400_000

test('F-48: a hundred times open, navigate and close leave nothing behind', async ({
  context,
  demo,
  page,
}) => {
  test.setTimeout(480_000)
  await page.addInitScript(countTimers)
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  // The balance shows in the page's own button too, once it is there.
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toContainText(/\d\sETH/)
  await demo.close()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  await page.evaluate(openAndClose, warmUpRounds)
  const before = await rest(session, page)
  await page.evaluate(openAndClose, rounds)

  const { nodes, listeners, timers, heap } = await rest(session, page)
  expect({ nodes, listeners, timers }).toEqual({
    nodes: before.nodes,
    listeners: before.listeners,
    timers: before.timers,
  })
  expect(heap - before.heap).toBeLessThan(heapBytes)
})

type Figures = Record<'nodes' | 'listeners' | 'timers' | 'heap', number>

/** So often nothing less must be found; some is given up a while later. */
const quietLooks = 20

/**
 * The least that is left: collects garbage until it frees nothing more and
 * no timer ends any more. React keeps the view it drew last, and the picture
 * of one that left; these are there before as they are after.
 */
async function rest(session: CDPSession, page: Page): Promise<Figures> {
  // The browser holds what was used last until something else is used.
  await page.locator('h1').click()
  let least = await measure(session, page)
  for (let quiet = 0; quiet < quietLooks; quiet += 1) {
    await idle(page)
    const now = await measure(session, page)
    const isLess =
      now.nodes < least.nodes ||
      now.listeners < least.listeners ||
      now.timers < least.timers
    if (isLess) quiet = 0
    least = now
  }
  return least
}

/** Gives the engine a moment to let go of what it holds for itself. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve())),
  )
}

async function measure(session: CDPSession, page: Page): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage')
  const timers = await page.evaluate(() => Reflect.get(window, 'running').size)
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

/** Opens Account, goes to Send and Receive and back, closes. In the page. */
async function openAndClose(times: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const until = async <found>(look: () => found | undefined | null | false) => {
    for (let frames = 0; frames < 600; frames += 1) {
      const found = look()
      if (found) return found
      await frame()
    }
    throw new Error(`Nothing came: ${look}`)
  }
  const press = (name: string, within = 'dialog') =>
    until(() => {
      const button = [
        ...document.querySelectorAll<HTMLElement>(`${within} button`),
      ].find(
        (one) =>
          !one.closest('[inert]') &&
          (one.ariaLabel ?? one.textContent?.trim()) === name,
      )
      button?.click()
      return button
    })
  const view = (name: string) =>
    until(() => document.querySelector(`dialog[data-view="${name}"]`))
  for (let round = 0; round < times; round += 1) {
    await press('Open account', 'main')
    await view('Account')
    for (const name of ['Send', 'Receive']) {
      await press(name)
      await view(name)
      await press('Back')
      await view('Account')
    }
    await press('Close')
    await until(() => !document.querySelector('dialog'))
  }
}
