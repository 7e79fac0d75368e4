import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../chromiumLaunch.js'
import { expect, test } from '../journey.js'
import { settled } from '../pages/settled.js'

// A scrollbar that takes room is what opening a modal may push about.
test.use({
  launchOptions: {
    ...chromiumLaunch(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 1_000, height: 500 },
})

test('users 42: opening and closing shifts nothing and leaves no trace', async ({
  demo,
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of Reflect.get(entry, 'sources')) {
          const element = node instanceof Element ? node : node?.parentElement
          // What has left the page since was part of the closed modal.
          const isModal = !element || element.closest('dialog')
          shifts.push(isModal ? 'modal' : element.outerHTML)
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await demo.open()
  const place = () =>
    page.evaluate(() => {
      const { left, width } =
        document.querySelector('main')?.getBoundingClientRect() ?? {}
      return {
        left,
        width,
        body: document.body.getAttribute('style') ?? '',
        root: document.documentElement.getAttribute('style') ?? '',
      }
    })
  const before = await place()
  expect(
    await page.evaluate(
      () => innerWidth - document.documentElement.clientWidth,
    ),
    'there is a scrollbar that takes room',
  ).toBeGreaterThan(0)
  await takeShifts(page)

  // The first time, the modal may grow with what is still being fetched.
  await demo.button('Connect wallet').click()
  await expect(demo.modal('Connect')).toBeVisible()
  await demo.act('What is a wallet?').click()
  await expect(demo.modal('Wallets in a minute')).toBeVisible()
  await settled(page)
  const during = await place()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()
  expect((await takeShifts(page)).filter((one) => one !== 'modal')).toEqual([])

  await demo.button('Connect wallet').click()
  await expect(demo.modal('Connect')).toBeVisible()
  await settled(page)
  expect(await takeShifts(page)).toEqual([])
  await demo.close()

  expect({ left: during.left, width: during.width }).toEqual({
    left: before.left,
    width: before.width,
  })
  expect(await place()).toEqual(before)
  expect(await takeShifts(page)).toEqual([])
})

/** What has shifted since it was asked last; it is reported a frame later. */
async function takeShifts(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    for (const _ of ['this frame', 'and the next'])
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return Reflect.get(window, 'shifts').splice(0)
  })
}
