import type { Locator } from '@playwright/test'
import axe from 'axe-core'
import { settled } from './settled.js'

/**
 * What axe finds in an element that has come to rest: a colour on its way is
 * nobody's to read.
 * @returns one line for each rule that is broken, with the markup
 */
export async function findViolations(scope: Locator): Promise<string[]> {
  const page = scope.page()
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axe.source)
  const { violations } = await scope.evaluate(
    async (element): Promise<axe.AxeResults> =>
      await Reflect.get(window, 'axe').run(element),
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  )
}
