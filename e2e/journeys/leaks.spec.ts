import type { CDPSession } from '@playwright/test'
import { expect, test } from '../journey.js'
import { countTimers } from '../pages/countTimers.js'

const rounds = 100

/** Fills what is kept on purpose: fetched views and the demo's event log. */
const warmUpRounds = 100

test('F-48: a hundred times open, navigate and close leave nothing behind', async ({
  context,
  demo,
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(countTimers)
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  await page.evaluate(openAndClose, warmUpRounds)
  const before = await measure(session)
  const timersBefore = await runningTimers()
  await page.evaluate(openAndClose, rounds)
  const after = await measure(session)

  // The view that was drawn last may still be held; what leaks, leaks in each
  // round: a listener, some hundred nodes, some hundred kilobytes.
  expect(after.JSEventListeners - before.JSEventListeners).toBeLessThan(20)
  expect(after.Nodes - before.Nodes).toBeLessThan(200)
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(1_000_000)
  // Cached balances end by a timer each; a round that left one would leave 100.
  await expect.poll(runningTimers).toBeLessThan(timersBefore + 5)

  async function runningTimers(): Promise<number> {
    return await page.evaluate(() => Reflect.get(window, 'running').size)
  }
})

type Figures = Record<'JSEventListeners' | 'Nodes' | 'JSHeapUsedSize', number>

/** Collects garbage until a round of it frees nothing more. */
async function measure(session: CDPSession, last?: Figures): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const now = {
    JSEventListeners: value('JSEventListeners'),
    Nodes: value('Nodes'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
  }
  const isLess = !last || now.JSHeapUsedSize < last.JSHeapUsedSize
  return isLess ? await measure(session, now) : now
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
