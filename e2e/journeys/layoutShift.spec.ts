import type { BrowserContext, Page } from '@playwright/test'
import { stack } from '../chains.js'
import { chromiumLaunch } from '../chromiumLaunch.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { recordShifts, takeShifts } from '../pages/layoutShifts.js'
import { passAtMost, stopClock } from '../pages/passTime.js'
import { settled } from '../pages/settled.js'
import { waitUnseen } from '../pages/waitUnseen.js'

// A scrollbar that takes room is what opening a modal may push about.
test.use({
  launchOptions: {
    ...chromiumLaunch(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 1_000, height: 500 },
})

/** Nodes that need longer are called slow, above what they answer. */
const slowAfterMs = 3_000

for (const [speed, rate] of [
  ['at full speed', 1],
  ['on a processor four times slower', 4],
] as const) {
  test(`users 42: opening and closing shifts nothing and leaves no trace, ${speed}`, async ({
    context,
    demo,
    page,
  }) => {
    await page.addInitScript(recordShifts)
    await page.addInitScript(waitUnseen)
    await slowDown(context, page, rate)
    await demo.open()
    expect(
      await page.evaluate(
        () => innerWidth - document.documentElement.clientWidth,
      ),
      'there is a scrollbar that takes room',
    ).toBeGreaterThan(0)
    const before = await place(page)
    await takeShifts(page)

    for (const _ of ['with everything still to fetch', 'once more']) {
      await openConnect(demo)
      await settled(page)
      await expect(demo.modal()).toHaveCSS('opacity', '1')
      expect(await takeShifts(page)).toEqual([])
      const { left, width } = await place(page)
      expect({ left, width }).toEqual({
        left: before.left,
        width: before.width,
      })
      await demo.close()
      expect(await place(page)).toEqual(before)
      expect(await takeShifts(page)).toEqual([])
    }

    // Views differ in height on purpose; the page behind stays as it is.
    await openConnect(demo)
    await demo.act('What is a wallet?').click()
    await expect(demo.modal('What is a wallet?')).toBeVisible()
    await settled(page)
    await demo.close()
    const shifts = await takeShifts(page)
    expect(shifts.filter((one) => !one.startsWith('modal'))).toEqual([])
    expect(await place(page)).toEqual(before)
  })

  test(`users 42: what is still being asked for has its place in Account, ${speed}`, async ({
    context,
    demo,
    page,
  }) => {
    await page.setViewportSize({ width: 1_000, height: 800 })
    await demo.open({ devWalletApprove: 'auto' })
    await demo.connectAtOnce()
    await page.addInitScript(recordShifts)
    await slowDown(context, page, rate)
    let letAnswer = () => {}
    const answer = new Promise<void>((resolve) => {
      letAnswer = resolve
    })
    await page.route(`${stack.evmA.url}/**`, async (route) => {
      await answer
      await route.continue()
    })
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/balances|portfolios/i.test(key)) localStorage.removeItem(key)
    })
    // However long the page takes, its node is not slow.
    await page.clock.install()
    await stopClock(page)
    const account = demo.modal('Account')
    const act = async () => {
      const asking = page.waitForRequest(`${stack.evmA.url}/**`)
      await page.reload()
      await expect(demo.detail('Status')).toHaveText('Connected')
      await demo.button('Open account').click()
      await expect(account.locator('section[aria-busy=true]')).toBeVisible()
      await page.clock.runFor(500)
      await asking
      await settled(page)
      await takeShifts(page)
      letAnswer()
    }
    const isSo = async () =>
      (await account.textContent())?.includes('HUSD') ?? false
    await passAtMost(page, slowAfterMs - 500, { act, isSo })
    await page.clock.resume()
    await settled(page)
    expect(await takeShifts(page)).toEqual([])
  })
}

/** Presses until it counts: presses within 400 ms are one. */
async function openConnect(demo: DemoPage): Promise<void> {
  await expect(async () => {
    if (await demo.modal().isHidden())
      await demo.button('Connect wallet').click({ timeout: 500 })
    await expect(demo.devWallet).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

async function slowDown(context: BrowserContext, page: Page, rate: number) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Where the page is, and what was written on it. */
async function place(page: Page) {
  return await page.evaluate(() => {
    const { left, width } =
      document.querySelector('main')?.getBoundingClientRect() ?? {}
    return {
      left,
      width,
      body: document.body.getAttribute('style') ?? '',
      root: document.documentElement.getAttribute('style') ?? '',
    }
  })
}
