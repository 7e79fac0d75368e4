import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { hostileSheets } from '../pages/hostileSheets.js'
import { settled } from '../pages/settled.js'

/** The page behind is one flat colour: corners and shadow show it. */
const flat = `
  #root { visibility: hidden !important }
  html, body { background: #777 !important; margin: 0 !important }
  html, body { min-height: 100vh !important; display: block !important }`

const views: Readonly<Record<string, (demo: DemoPage) => Promise<void>>> = {
  async Connect(demo) {
    await demo.button('Connect wallet').click()
    await expect(demo.devWallet).toBeVisible()
  },
  async Account(demo) {
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    await expect(demo.modal('Account')).toContainText('HUSD')
  },
  async Send(demo) {
    await demo.connectAtOnce()
    await demo.button('Open account').click()
    await demo.act('Send').click()
    await demo.modal('Send').getByRole('textbox').first().fill('0.5')
    await expect(demo.modal('Send')).toContainText('Enter a recipient')
  },
}

for (const [view, show] of Object.entries(views))
  test(`users 39: no style of the page changes a pixel of ${view}`, async ({
    demo,
    page,
  }) => {
    await page.route('**/host.css?*', async (route) => {
      const css = new URL(route.request().url()).searchParams.get('css') ?? ''
      await route.fulfill({ contentType: 'text/css', body: css })
    })
    await demo.open({ devWalletApprove: 'auto' })
    await show(demo)
    await addSheet(page, flat)
    await demo.page.mouse.move(0, 0)
    await settled(page)
    const modal = demo.modal()
    for (const [name, css] of Object.entries(hostileSheets))
      await test.step(name, async () => {
        // What the nodes answer meanwhile is no work of the sheet: a change that
        // is one is there each time.
        const changes: string[] = []
        await expect(async () => {
          const remove = await addSheet(page, css)
          const hostile = await look(modal)
          await remove()
          const pure = await look(modal)
          if (!hostile.image.equals(pure.image)) {
            changes.push(`from ${pure.state} to ${hostile.state}`)
            await test.info().attach('pure', { body: pure.image })
            await test.info().attach(name, { body: hostile.image })
          }
          expect(
            hostile.image.equals(pure.image),
            `${view} with ${name}: ${changes.join(', then ')}`,
          ).toBe(true)
        }).toPass({ timeout: 30_000 })
      })
  })

/** How the modal is drawn, and what may have moved while it was. */
async function look(modal: Locator) {
  await settled(modal.page())
  // A scroll by a part of a pixel is drawn a little differently each time.
  await modal
    .locator('[data-part="view-content"]')
    .evaluateAll((parts) => parts.map((part) => part.scrollTo(0, 0)))
  const image = await modal.screenshot({ caret: 'hide' })
  const state = await modal.evaluate((element) => {
    const { height, width, x, y } = element.getBoundingClientRect()
    return JSON.stringify({
      text: element.textContent,
      box: [x, y, width, height],
      focus: document.activeElement?.outerHTML.slice(0, 80),
      animations: document.getAnimations().length,
    })
  })
  return { image, state }
}

/** Links a stylesheet that the page's policy allows; gives its removal. */
async function addSheet(page: Page, css: string): Promise<() => Promise<void>> {
  const link = await page.evaluateHandle(
    async (text) =>
      await new Promise<HTMLLinkElement>((resolve) => {
        const element = document.createElement('link')
        element.rel = 'stylesheet'
        element.href = `/host.css?${new URLSearchParams({ css: text })}`
        element.onload = () => resolve(element)
        document.head.append(element)
      }),
    css,
  )
  return async () => await link.evaluate((element) => element.remove())
}
