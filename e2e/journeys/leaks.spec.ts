import { expect, test } from '../journey.js'
import { askAhead } from '../pages/askAhead.js'
import { countTimers } from '../pages/countTimers.js'
import { leftBehind } from '../pages/leftBehind.js'

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
  await askAhead()
  await demo.open({ data: '1', devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  // The balance shows in the page's own button too, once it is there.
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toContainText(/\d\sETH/)
  await demo.close()

  await page.evaluate(openAndClose, warmUpRounds)
  const before = await leftBehind(context, page, page.locator('h1'))
  await page.evaluate(openAndClose, rounds)

  const { nodes, listeners, timers, heap } = await leftBehind(
    context,
    page,
    page.locator('h1'),
  )
  expect({ nodes, listeners, timers }).toEqual({
    nodes: before.nodes,
    listeners: before.listeners,
    timers: before.timers,
  })
  expect(heap - before.heap).toBeLessThan(heapBytes)
})

/**
 * Opens Account, looks at its activity and at all of it, goes to Send and Receive
 * and back, closes. In the page.
 */
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
    await press('Activity')
    await until(() => document.querySelector('[data-part="activity-row"]'))
    await press('All activity')
    await view('Transactions')
    await press('Back')
    await view('Account')
    await press('Tokens')
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
