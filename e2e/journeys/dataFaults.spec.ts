import type { Page } from '@playwright/test'
import { testAccounts } from '../../devstack/addresses.js'
import {
  type Fault,
  type FaultServer,
  retrySeconds,
  startFaultServer,
} from '../../devstack/testing/startFaultServer.js'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'

const service = stack.dataService.url
const options = { data: '1', devWalletApprove: 'auto' }
/** Within which a visitor has to see what is so. */
const soonMs = 5_000

let faults: FaultServer
test.beforeAll(async () => {
  faults = await startFaultServer(service)
})
test.afterAll(async () => await faults.stop())

/** Puts the faults in front of the service, and counts what is said twice. */
async function prepare({ page }: DemoPage): Promise<void> {
  faults.set()
  await page.route(`${service}/**`, (route) => {
    const url = route.request().url().replace(service, faults.url)
    return route.continue({ url })
  })
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { saidBySnackbars: said })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const bar of node.querySelectorAll('[data-part="snackbar"]'))
              said.push(bar.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
}

const snackbarsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { saidBySnackbars: string[] }).saidBySnackbars,
  )

/** What the visitor's own node knows, and that no price is made up. */
async function expectOfNode(demo: DemoPage): Promise<void> {
  const modal = demo.modal('Account')
  const soon = { timeout: soonMs }
  await expect(modal).toContainText('Prices aren’t available right now', soon)
  await expect(modal).toContainText(/[\d,.]+ ETH/)
  await expect(modal).toContainText('HUSD')
  await expect(modal).not.toContainText('$')
}

async function expectWhole(demo: DemoPage): Promise<void> {
  await expect(demo.modal('Account')).toContainText(/\$[\d,]+\.\d\d/)
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
    complaints,
    demo,
  }) => {
    const { clock } = demo.page
    await clock.install()
    await prepare(demo)
    const fail = () => faults.set(fault, (answer) => change(Object(answer)))
    fail()
    await demo.open(options)
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    // Nothing is waited for that visitors do not wait for.
    if (fault === 'hangs' || fault === 'drip')
      await expect
        .poll(async () => {
          await clock.runFor(500)
          return await demo.modal('Account').textContent()
        })
        .toContain('Prices aren’t available right now')
    await expectOfNode(demo)

    // It is left alone for half a minute, and then asked by itself.
    faults.set()
    await clock.runFor(31_000)
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
      .toContain('Prices aren’t available right now')
    await expectOfNode(demo)
    faults.set()
    // Where it named a time, that is kept to.
    if (fault === 'limited') await clock.runFor(retrySeconds * 1_000)
    await demo.act('Try again').click()
    await expectWhole(demo)
    const said = await snackbarsOf(demo.page)
    expect(said).toEqual([...new Set(said)])
    const others = complaints
      .splice(0)
      .filter((line) => !/Failed to load resource|CORS|Invalid App/.test(line))
    expect(others).toEqual([])
  })

test('[F-44] an answer that is late is waited for, and then all is there', async ({
  demo,
}) => {
  await prepare(demo)
  faults.set('late')
  await demo.open(options)
  await demo.connectAtOnce()
  await demo.button('Open account').click()
  await expectWhole(demo)
})
