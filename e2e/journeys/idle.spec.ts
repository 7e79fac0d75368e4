import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'

const minutes = 10
const idleMs = minutes * 60_000
/** One each half minute, and one that was due when the counting began. */
const mostReads = 2 * minutes + 1
const asked = { service: stack.dataService.url, node: stack.evmA.url }

/** How often a page has asked since, by whom and what it asked. */
function countQuestions(page: Page) {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const url = request.url()
    const [whom] =
      Object.entries(asked).find(([, base]) => url.startsWith(base)) ?? []
    if (!whom) return
    const about =
      whom === 'node' ? request.postDataJSON().method : new URL(url).pathname
    const kind = `${whom} ${about}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  return {
    begin: () => counts.clear(),
    counted: () => Object.fromEntries(counts),
  }
}

test('[R4.17] ten minutes of real time with Account open ask for each thing once in 30 s at most, and nothing in a hidden tab', async ({
  complaints,
  context,
  demo,
}) => {
  test.setTimeout(idleMs + 5 * 60_000)
  const pages = {
    tokens: demo,
    activity: new DemoPage(await context.newPage(), complaints),
    hidden: new DemoPage(await context.newPage(), complaints),
  }
  const counters = Object.values(pages).map(({ page }) => countQuestions(page))
  for (const [name, one] of Object.entries(pages)) {
    await one.open({ data: '1', devWalletApprove: 'auto' })
    if (name === 'tokens') await one.connectAtOnce()
    else await one.expectConnected()
    await one.button('Open account').click()
    const modal = one.modal('Account')
    await expect(modal).toContainText(/\$[\d,]+\.\d\d/)
    if (name === 'tokens') continue
    await modal.getByRole('tab', { name: 'Activity' }).click()
    await expect(modal.locator('[data-part="activity-row"]')).not.toHaveCount(0)
  }
  await pages.hidden.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  for (const { begin } of counters) begin()
  const from = performance.now()
  await expect
    .poll(() => performance.now() - from, {
      intervals: [1_000],
      timeout: idleMs + 60_000,
    })
    .toBeGreaterThan(idleMs)

  const [tokens, activity, hidden] = counters.map(({ counted }) => counted())
  test.info().annotations.push({
    type: 'questions',
    description: JSON.stringify({ tokens, activity, hidden }),
  })
  for (const counts of [tokens, activity])
    for (const [kind, count] of Object.entries(counts ?? {}))
      expect(count, kind).toBeLessThanOrEqual(mostReads)
  // It is followed: nothing at all would be no answer, either.
  expect(Object.keys(activity ?? {}).join()).toContain('/history')
  expect(hidden).toEqual({})
})
