import { testAccounts } from '../../devstack/addresses.js'
import {
  type Fault,
  type FaultServer,
  retrySeconds,
  startFaultServer,
} from '../../devstack/testing/startFaultServer.js'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { askAhead } from '../pages/askAhead.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { expectNothingTwice } from '../pages/expectNothingTwice.js'
import { passUntil, stopClock } from '../pages/passTime.js'
import { pressUntil } from '../pages/pressUntil.js'
import { putFaultsBefore } from '../pages/putFaultsBefore.js'

const service = stack.dataService.url
const options = { data: '1', devWalletApprove: 'auto' }
/** Within which a visitor has to see what is so, by their own clock. */
const soonMs = 5_000
const missing = 'Prices aren’t available right now'
const price = /\$[\d,]+\.\d\d/

let faults: FaultServer
test.beforeAll(async () => {
  faults = await startFaultServer(service)
})
test.afterAll(async () => await faults.stop())

/** What the visitor's own node knows, and that no price is made up. */
async function expectOfNode(demo: DemoPage): Promise<void> {
  const modal = demo.modal('Account')
  await expect(modal).toContainText(missing)
  await expect(modal).toContainText(/[\d,.]+ ETH/)
  await expect(modal).toContainText('HUSD')
  await expect(modal).not.toContainText('$')
}

/**
 * It is left alone for half a minute, and then asked by itself: by small steps,
 * so that its answer has as long as it has for visitors.
 */
async function untilAskedAgain({ page }: DemoPage): Promise<void> {
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/balances')
  })
  await page.clock.runFor(20_000)
  await expect
    .poll(
      async () => {
        if (!isAsked) await page.clock.runFor(250)
        return isAsked
      },
      { intervals: [50] },
    )
    .toBe(true)
}

async function expectWhole(demo: DemoPage): Promise<void> {
  await expect(demo.modal('Account')).toContainText(price)
  await expect(demo.modal('Account')).toContainText('Hasp Test Find')
}

const kinds: readonly (readonly [
  string,
  Fault,
  ((answer: object) => object)?,
])[] = [
  ['is stopped', 'stopped'],
  ['hangs', 'hangs'],
  ['is limited', 'limited'],
  ['is limited and names no time', 'limitedWithoutTime'],
  ['fails', 'failed'],
  ['is down', 'down'],
  ['refuses', 'refused'],
  ['redirects', 'redirect'],
  ['answers with HTML', 'html'],
  ['breaks off', 'cut'],
  ['sends 50 MB', 'huge'],
  ['sends for ever', 'drip'],
  [
    'tells of another account',
    'changed',
    (answer) => ({
      ...answer,
      account: `eip155:${stack.evmA.chainId}:${testAccounts[5]}`,
    }),
  ],
  [
    'tells of another chain',
    'changed',
    (answer) => ({ ...answer, networkId: 'eip155:1' }),
  ],
  [
    'names a price of ∞',
    'changed',
    (answer) => ({
      ...answer,
      tokens: [{ ...Object(answer).tokens[0], price: '∞' }],
    }),
  ],
]

for (const [name, fault, change = (answer: object) => answer] of kinds)
  test(`[F-44] a data service that ${name} before Account opens, and while it is open, costs prices alone, and all is whole again after it`, async ({
    demo,
  }) => {
    const { clock } = demo.page
    await clock.install()
    await putFaultsBefore(demo.page, faults)
    const fail = () => faults.set(fault, (answer) => change(Object(answer)))
    fail()
    await demo.open(options)
    await demo.connectAtOnce()
    await stopClock(demo.page)
    await demo.button('Open account').click()
    const isSaid = demo.modal('Account').filter({ hasText: missing })
    const passedMs = await passUntil(demo.page, () => isSaid.isVisible())
    expect(passedMs).toBeLessThanOrEqual(soonMs)
    await clock.resume()
    await expectOfNode(demo)

    await askAhead()
    faults.set()
    await untilAskedAgain(demo)
    await expectWhole(demo)

    fail()
    await clock.runFor(31_000)
    await expect(demo.modal('Account')).toContainText(/[\d,.]+ ETH/)
    await demo.act('Receive').click()
    await expect(demo.modal('Receive')).toBeVisible()
    await demo.kitModal.back()
    await demo.act('Send').click()
    await expect(demo.modal('Send')).toContainText('ETH')
    await demo.kitModal.back()

    // Whoever comes back does not wait for that, but presses.
    await expect
      .poll(async () => {
        await clock.runFor(500)
        return await demo.modal('Account').textContent()
      })
      .toContain(missing)
    await expectOfNode(demo)
    await askAhead()
    faults.set()
    // Where it named a time, that is kept to.
    if (fault === 'limited') await clock.runFor(retrySeconds * 1_000)
    // It may ask by itself before the press.
    const priced = demo.modal('Account').filter({ hasText: price })
    await pressUntil(demo.act('Try again'), priced)
    await expectWhole(demo)
    await expectNothingTwice(demo)
  })

test('[F-44] an answer that is late is waited for, and then all is there', async ({
  demo,
}) => {
  const { clock } = demo.page
  await clock.install()
  await putFaultsBefore(demo.page, faults)
  faults.set('late')
  await demo.open(options)
  await demo.connectAtOnce()
  // Its two seconds are real: of the page's time less goes by.
  await stopClock(demo.page)
  await demo.button('Open account').click()
  await expect
    .poll(
      async () => {
        await clock.runFor(50)
        return await demo.modal('Account').textContent()
      },
      { intervals: [100] },
    )
    .toMatch(price)
  await expectWhole(demo)
})
