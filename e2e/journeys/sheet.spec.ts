import type { Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import { settled } from '../pages/settled.js'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

test('users 42: the sheet is pulled down by its content, which scrolls otherwise', async ({
  demo,
  page,
}) => {
  await demo.open()
  await demo.button('Connect wallet').tap()
  await demo.act(/^All wallets/).tap()
  await expect(demo.modal('All wallets')).toBeVisible()
  await settled(page)
  const content = demo.modal().locator('[data-part="view-content"]')
  const scrolled = () => content.evaluate((element) => element.scrollTop)

  await swipe(page, { from: 500, to: 250 })
  await expect.poll(scrolled).toBeGreaterThan(50)
  await swipe(page, { from: 250, to: 350 })
  await expect(demo.modal('All wallets')).toBeVisible()

  await content.evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(scrolled).toBe(0)
  await swipe(page, { from: 250, to: 290, steps: 20 })
  await settled(page)
  await expect(demo.modal('All wallets')).toBeVisible()
  await swipe(page, { from: 250, to: 640 })
  await expect(demo.modal()).toBeHidden()
})

/** Draws a finger over the middle of the page, at the speed of frames. */
async function swipe(
  page: Page,
  { from, steps = 8, to }: { from: number; to: number; steps?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / steps)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(resolve)),
    )
  }
  await touch('touchEnd')
  await session.detach()
}
