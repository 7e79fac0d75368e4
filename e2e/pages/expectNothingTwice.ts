import { expect } from '../journey.js'
import type { DemoPage } from './DemoPage.js'

/** What `putFaultsBefore` noted, and that no page has complained of its own. */
export async function expectNothingTwice({
  complaints,
  page,
}: DemoPage): Promise<void> {
  const said = await page.evaluate(
    () => (window as unknown as { saidBySnackbars: string[] }).saidBySnackbars,
  )
  expect(said).toEqual([...new Set(said)])
  const others = complaints
    .splice(0)
    .filter((line) => !/Failed to load resource|CORS|Invalid App/.test(line))
  expect(others).toEqual([])
}
