import type { Page } from '@playwright/test'
import { expect } from '../journey.js'
import { findViolations } from './findViolations.js'
import { overflowing } from './overflowing.js'
import { walkPageByKeys } from './walkPageByKeys.js'

const folder = process.env.HASP_SHOTS

/**
 * A page of the wallet's own as everybody may have it: nothing sticks out at
 * its own width, at 320 px and at 200 %, keys reach everything in its order, and
 * axe finds nothing in both themes.
 * With `HASP_SHOTS` people get pictures of it, on a phone and in forced colours
 * as well.
 */
export async function lookAtPage(page: Page, name: string): Promise<void> {
  const main = page.locator('main:visible')
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  const shoot = async (what: string) => {
    if (folder)
      await page.screenshot({ path: `${folder}/page-${name}-${what}.png` })
  }
  for (const [width, zoom] of [
    [size.width, '100%'],
    [320, '100%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = percent
    }, zoom)
    expect(await main.evaluate(overflowing), `${name} ${width}`).toEqual([])
    await shoot(`${width}`)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  if (folder) {
    await page.setViewportSize({ width: 390, height: 844 })
    await shoot('390')
    await page.emulateMedia({ forcedColors: 'active' })
    await shoot('forced')
    await page.emulateMedia({ forcedColors: null })
  }
  await page.setViewportSize(size)
  expect(await walkPageByKeys(main), `${name} by keys`).toEqual([])
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted
    }, theme)
    expect(await findViolations(main), `${name} ${theme}`).toEqual([])
    if (theme === 'light') await shoot('light')
  }
}
