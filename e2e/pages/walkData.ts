import { expect, type Route } from '@playwright/test'
import { stack } from '../chains.js'
import { connect } from './connect.js'
import type { DemoPage } from './DemoPage.js'
import { startWalk, type Visit } from './startWalk.js'
import type { Walk, WalkOptions } from './Walk.js'

const history = `${stack.dataService.url}/v1/accounts/*/history**`

/**
 * Goes through what a data service adds to Account, the list of activity and a
 * transaction.
 */
export async function walkData(
  demo: DemoPage,
  visit: Visit,
  options: WalkOptions = {},
): Promise<void> {
  const walk = startWalk(demo, visit, {
    ...options,
    data: '1',
    devWalletApprove: 'auto',
  })
  await walk.open()
  await connect(demo, 'Dev Wallet')
  await walkTokens(walk)
  await walkActivity(walk)
}

async function walkTokens({ demo, find, look, press }: Walk): Promise<void> {
  await demo.button('Open account').click()
  // A busy machine may have been too slow for the first question.
  await expect(async () => {
    const again = find('button', 'Try again')
    if (await again.isVisible()) await again.click()
    await expect(demo.modal()).toContainText('HFIND', { timeout: 5_000 })
  }).toPass()
  await look('account-tokens', 'Account')
  for (const fold of await demo.modal().locator('summary').all())
    await fold.click()
  await look('account-folds', 'Account')
  await press('Hide amounts')
  await look('account-hidden', 'Account')
  await press('Show amounts')
  await find('tab', 'Activity').click()
  await expect(rows(demo).first()).toBeVisible()
  await look('account-activity', 'Account')
}

async function walkActivity({ demo, find, look, press }: Walk): Promise<void> {
  const { page } = demo
  await press('All activity')
  await expect(rows(demo).first()).toBeVisible()
  await look('transactions', 'Activity')
  await rows(demo).first().click()
  await look('transaction', 'Transaction')
  await page.keyboard.press('Escape')
  await page.route(history, change(hostile))
  // Nobody has asked for these yet.
  await find('tab', 'Received').click()
  const fold = demo.modal().locator('[aria-expanded="false"]')
  await expect(fold.first()).toBeVisible()
  await look('transactions-folded', 'Activity')
  await fold.first().click()
  await look('transactions-unfolded', 'Activity')
  await rows(demo).first().click()
  await look('transaction-doubtful', 'Transaction')
  await page.keyboard.press('Escape')
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(history, change(empty))
  const answered = page.waitForResponse((response) =>
    response.url().includes('kind=sent'),
  )
  await find('tab', 'Sent').click()
  await answered
  await expect(demo.modal().locator('[aria-busy="true"]')).toHaveCount(0)
  await look('transactions-empty', 'Activity')
  await page.unrouteAll({ behavior: 'wait' })
  await press('Close')
}

const rows = (demo: DemoPage) =>
  demo.modal().locator('[data-part="activity-row"]')
interface History {
  entries: { spam: string[] }[]
}

function change(to: (history: History) => object) {
  return async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: to(await response.json()) })
  }
}

/** As a service tells of it whose chain has thieves. */
function hostile({ entries, ...rest }: History): object {
  const spam = ['UNSIGNED', 'LOOK_ALIKE', 'LINK', 'MASS_SENT']
  return {
    ...rest,
    entries: entries.map((entry) => ({ ...entry, spam })),
    isComplete: false,
    missing: ['EARLIER_BLOCKS', 'INTERNAL_TRANSFERS'],
  }
}

function empty(history: History): object {
  return { ...history, entries: [], isComplete: true, missing: [] }
}
