import type { Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { stopClock } from '../pages/passTime.js'
import { settled } from '../pages/settled.js'
import { waitUnseen } from '../pages/waitUnseen.js'

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
    await page.addInitScript(waitUnseen)
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

test('users 42: a view that takes longer than a second does not open twice', async ({
  demo,
  page,
}) => {
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  await page.addInitScript(recordOpacities)
  const release = await hold(page, /AccountView/)
  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await openAccount(demo)
  await expect(demo.modal('Loading…')).toHaveCSS('opacity', '1')
  await page.evaluate(() => Reflect.get(window, 'opacities').splice(0))
  release()
  await expect(demo.modal('Account')).toContainText('HUSD')
  await settled(page)
  const opacities: number[] = await page.evaluate(() =>
    Reflect.get(window, 'opacities'),
  )
  expect(opacities.length).toBeGreaterThan(0)
  expect([...new Set(opacities)]).toEqual([1])
})

test('users 42: the next view is waited for where one is, without a jump', async ({
  demo,
  page,
}) => {
  await page.addInitScript(recordHeights)
  await page.clock.install()
  const release = await hold(page, /AllWalletsView/)
  await demo.open()
  await demo.button('Connect wallet').click()
  await demo.devWallet.waitFor()
  await settled(page)
  const before = await page.evaluate(() => {
    const heights: number[] = Reflect.get(window, 'heights')
    return heights.splice(0).at(-1) ?? 0
  })
  const row = demo.act(/^All wallets/)
  // It waits there for a moment alone.
  await stopClock(page)
  await row.click()
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(500)
  await expect(row).toHaveAttribute('aria-busy', 'true')
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  await page.clock.resume()
  await expect(demo.modal('Loading…')).toBeVisible()
  release()
  await expect(demo.modal('All wallets')).toBeVisible()
  await settled(page)
  const heights: number[] = await page.evaluate(() =>
    Reflect.get(window, 'heights'),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(before)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})

test('users 42: what comes next is fetched while nothing else is to do', async ({
  demo,
  page,
}) => {
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(request.url()))
  await demo.open()
  await demo.button('Connect wallet').click()
  await demo.devWallet.waitFor()
  for (const view of ['ConnectingExternal', 'AllWallets', 'WhatIsAWallet'])
    await expect
      .poll(() => fetched.some((url) => url.includes(`${view}View`)))
      .toBe(true)
  expect(fetched.some((url) => /\/QrCode/.test(url))).toBe(false)
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
  // Frames go on where a test stops the page's clock later.
  const nextFrame = requestAnimationFrame.bind(window)
  Object.assign(window, { heights })
  // What observes sizes may still change them before a frame is painted: this
  // observer comes after those, and is told once in each frame.
  const watch = () => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog instanceof HTMLElement) {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        if (getComputedStyle(dialog).opacity > '0')
          heights.push(dialog.offsetHeight)
      })
      observer.observe(dialog)
    }
    nextFrame(watch)
  }
  nextFrame(watch)
}

/** As `recordHeights`, how much of the modal is seen: in `window.opacities`. */
function recordOpacities(): void {
  const opacities: number[] = []
  Object.assign(window, { opacities })
  const watch = () => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog) opacities.push(Number(getComputedStyle(dialog).opacity))
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
}
