import { chromiumLaunch } from '../chromiumLaunch.js'
import { expect, test } from '../journey.js'

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
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push(Number(Reflect.get(entry, 'value')))
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
  await page.evaluate(() => Reflect.get(window, 'shifts').splice(0))

  await demo.button('Connect wallet').click()
  await expect(demo.modal('Connect')).toBeVisible()
  await demo.act('What is a wallet?').click()
  await expect(demo.modal('Wallets in a minute')).toBeVisible()
  const during = await place()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()

  expect({ left: during.left, width: during.width }).toEqual({
    left: before.left,
    width: before.width,
  })
  expect(await place()).toEqual(before)
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  )
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})
