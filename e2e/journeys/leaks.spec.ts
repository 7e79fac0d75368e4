import type { CDPSession } from '@playwright/test'
import { expect, test } from '../journey.js'

const rounds = 100

/** Fills what is kept on purpose: fetched views and the demo's event log. */
const warmUpRounds = 80

test('F-48: a hundred times open, navigate and close leave nothing behind', async ({
  context,
  demo,
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    const running = new Set<unknown>()
    Object.assign(window, { running })
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const originalSet: (...given: unknown[]) => unknown = window[set]
      const originalClear: (id: unknown) => void = window[clear]
      Object.assign(window, {
        [set](run: (...given: unknown[]) => void, ...rest: unknown[]) {
          const id = originalSet(
            (...given: unknown[]) => {
              if (set === 'setTimeout') running.delete(id)
              run(...given)
            },
            ...rest,
          )
          running.add(id)
          return id
        },
        [clear](id: unknown) {
          running.delete(id)
          originalClear(id)
        },
      })
    }
  })
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  await page.evaluate(openAndClose, warmUpRounds)
  const before = await measure(session)
  const timersBefore = await countTimers()
  await page.evaluate(openAndClose, rounds)
  const after = await measure(session)

  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners)
  expect(after.Nodes - before.Nodes).toBeLessThanOrEqual(50)
  // One round that kept its modal would keep some hundred kilobytes.
  expect(after.JSHeapUsedSize - before.JSHeapUsedSize).toBeLessThan(500_000)
  await expect.poll(countTimers).toBeLessThanOrEqual(timersBefore)

  async function countTimers(): Promise<number> {
    return await page.evaluate(() => Reflect.get(window, 'running').size)
  }
})

async function measure(session: CDPSession) {
  for (const _ of ['once', 'and what that freed'])
    await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    JSEventListeners: value('JSEventListeners'),
    Nodes: value('Nodes'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
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
