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
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axe.source)
  let found: Found
  do {
    await settled(page)
    found = await scope.evaluate(lookAtRest)
  } while (found.hasMoved)
  return found.violations.map(
    ({ id, nodes }) =>
      `${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  )
}

interface Found {
  readonly violations: axe.AxeResults['violations']
  /** Whether something began to move while axe was looking. */
  readonly hasMoved: boolean
}

/** Runs in the page. */
async function lookAtRest(element: Element): Promise<Found> {
  let hasMoved = false
  const move = () => {
    hasMoved = true
  }
  const moves = ['animationstart', 'transitionrun']
  for (const kind of moves) document.addEventListener(kind, move)
  const { violations } = await Reflect.get(window, 'axe').run(element)
  for (const kind of moves) document.removeEventListener(kind, move)
  return { violations, hasMoved }
}
