import type { Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { settled } from '../pages/settled.js'

for (const { title, isModalHere } of [
  { title: 'with everything still to fetch', isModalHere: false },
  {
    title: 'with the modal here and the view still to fetch',
    isModalHere: true,
  },
])
  test(`users 42: Account shows itself in its own size, ${title}`, async ({
    demo,
    page,
  }) => {
    await demo.open({ devWalletApprove: 'auto' })
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    await expect(demo.modal('Account')).toContainText('HUSD')
    await page.addInitScript(recordHeights)
    const release = await hold(page, /AccountView/)
    await page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    if (isModalHere) {
      await demo.button('Open networks').click()
      await expect(demo.modal('Networks')).toBeVisible()
      await demo.close()
      await page.evaluate(() => Reflect.get(window, 'heights').splice(0))
    }
    await openAccount(demo)
    release()
    await expect(demo.modal('Account')).toContainText('HUSD')
    await settled(page)
    const heights: number[] = await page.evaluate(() =>
      Reflect.get(window, 'heights'),
    )
    expect(heights.length).toBeGreaterThan(0)
    expect([...new Set(heights)]).toHaveLength(1)
  })

test('users 42: a view that takes longer is announced meanwhile, and can be left', async ({
  demo,
  page,
}) => {
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  const release = await hold(page, /AccountView/)
  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await openAccount(demo)
  await expect(demo.modal('Loading…')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()
  release()
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toBeVisible()
})

/** Presses, and waits until the modal is on the page, seen or not. */
async function openAccount(demo: DemoPage): Promise<void> {
  await demo.button('Open account').click()
  await demo.page.locator('dialog[open]').waitFor({ state: 'attached' })
}

/** Keeps a file from the page until the result is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Writes down the height of the modal in every frame in which it is seen, in
 * `window.heights`. Runs in the page, from its start.
 */
function recordHeights(): void {
  const heights: number[] = []
  Object.assign(window, { heights })
  const watch = () => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog instanceof HTMLElement && getComputedStyle(dialog).opacity > '0')
      heights.push(dialog.offsetHeight)
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
