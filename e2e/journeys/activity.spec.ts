import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { askAhead } from '../pages/askAhead.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { findViolations } from '../pages/findViolations.js'
import { focusByKeyboard } from '../pages/focusByKeyboard.js'
import { overflowing } from '../pages/overflowing.js'
import { pressByKeyboard } from '../pages/pressByKeyboard.js'
import { pressUntil } from '../pages/pressUntil.js'
import { settled } from '../pages/settled.js'
import { takeComplaints } from '../pages/takeComplaints.js'

const options = { data: '1', devWalletApprove: 'auto' }
const anyHistory = `${stack.dataService.url}/v1/accounts/*/history**`

const tab = (demo: DemoPage, name: string) =>
  demo.modal().getByRole('tab', { name })
const rows = (demo: DemoPage) =>
  demo.modal().locator('[data-part="activity-row"]')

async function openActivity(demo: DemoPage): Promise<void> {
  await demo.open(options)
  await demo.connectAtOnce()
  await demo.button('Open account').click()
  await tab(demo, 'Activity').click()
}

for (const [name, fulfil] of [
  ['is stopped', undefined],
  ['answers 429', { status: 429, headers: { 'retry-after': '3' } }],
  ['answers 500', { status: 500 }],
  ['answers garbage', { status: 200, body: '<html>' }],
] as const)
  test(`[R8.6] a data service that ${name} is said, and is whole again after one press`, async ({
    complaints,
    demo,
  }) => {
    await demo.page.route(anyHistory, (route) =>
      fulfil ? route.fulfill(fulfil) : route.abort(),
    )
    await openActivity(demo)
    const modal = demo.modal('Account')
    await expect(modal).toContainText('Failed to fetch transactions', {
      timeout: 5_000,
    })
    await expect(modal).not.toContainText('Your first transaction')
    await askAhead()
    await demo.page.unroute(anyHistory)
    // It may ask by itself before the press.
    await pressUntil(demo.act(/^Try again$/), rows(demo).first())
    await expect(modal).not.toContainText('Failed to fetch')
    // What the browser itself says of it.
    if (name !== 'answers garbage')
      takeComplaints(complaints, [/Failed to load resource|CORS|ERR_FAILED/])
    else complaints.splice(0)
  })

test('[R8.6] a data service that hangs is given up within 5 s, and comes back by itself', async ({
  complaints,
  demo,
}) => {
  const { clock } = demo.page
  await clock.install()
  await demo.page.route(anyHistory, () => undefined)
  await openActivity(demo)
  await expect(async () => {
    await clock.runFor(5_000)
    await expect(demo.modal('Account')).toContainText(
      'Failed to fetch transactions',
      { timeout: 1_000 },
    )
  }).toPass()
  await askAhead()
  await demo.page.unroute(anyHistory)
  await clock.runFor(20_000)
  await expect
    .poll(
      async () => {
        await clock.runFor(250)
        return await rows(demo).count()
      },
      { intervals: [250] },
    )
    .toBeGreaterThan(0)
  await expect(rows(demo).first()).toBeVisible()
  complaints.splice(0)
})

test('activity is used by keyboard alone, on 390 px', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 390, height: 844 })
  await askAhead()
  await demo.open(options)
  await demo.connectAtOnce()
  await demo.button('Open account').click()
  await focusByKeyboard(tab(demo, 'Tokens'))
  await demo.page.keyboard.press('ArrowRight')
  await expect(rows(demo).first()).toBeVisible()
  await pressByKeyboard(demo.act('All activity'))
  await expect(demo.modal('Activity')).toBeVisible()
  await focusByKeyboard(rows(demo).first())
  await demo.page.keyboard.press('ArrowDown')
  await expect(rows(demo).nth(1)).toBeFocused()
  await settled(demo.page)
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  expect(await findViolations(demo.modal())).toEqual([])
  await demo.page.keyboard.press('Enter')
  await expect(demo.modal('Transaction')).toBeVisible()
  await settled(demo.page)
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  expect(await findViolations(demo.modal())).toEqual([])
  await demo.page.keyboard.press('Escape')
  await expect(rows(demo).nth(1)).toBeFocused()
})
