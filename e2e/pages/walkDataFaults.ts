import { expect } from '@playwright/test'
import { stack } from '../chains.js'
import { connect } from './connect.js'
import type { DemoPage } from './DemoPage.js'
import { forgiveFaults } from './forgiveFaults.js'
import { holdRequests } from './holdRequests.js'
import { startWalk, type Visit } from './startWalk.js'
import type { Walk, WalkOptions } from './Walk.js'

const balances = `${stack.dataService.url}/v1/accounts/*/balances**`
const history = `${stack.dataService.url}/v1/accounts/*/history**`
const node = (url: URL) => url.href.startsWith(stack.evmA.url)

/** Goes through what both are while a data service is slow, wrong or down. */
export async function walkDataFaults(
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
  await walkFaults(walk)
  forgiveFaults(demo.complaints)
}

async function walkFaults({ demo, find, look }: Walk): Promise<void> {
  const { page } = demo
  const reopen = async () => {
    await page.evaluate(() => {
      for (const key of ['hasp.portfolios', 'hasp.nativeBalances'])
        localStorage.removeItem(key)
    })
    await page.reload()
    await demo.expectConnected()
    await demo.button('Open account').click()
  }
  const again = find('button', 'Try again')
  const banner = demo.modal().locator('[data-part="banner"]')
  await page.route(history, (route) => route.fulfill({ status: 500 }))
  await page.route(balances, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replaceAll('"isStale":false', '"isStale":true')
    await route.fulfill({ response, body })
  })
  await reopen()
  await expect(again).toBeVisible()
  await look('account-stale', 'Account')
  await find('tab', 'Activity').click()
  await expect(banner).toBeVisible()
  await look('account-activity-failed', 'Account')
  await page.unroute(balances)
  await page.route(balances, (route) => route.fulfill({ status: 503 }))
  await reopen()
  await expect(again).toBeVisible()
  await look('account-partial', 'Account')
  await page.route(node, (route) => route.abort())
  await reopen()
  await expect(banner).toBeVisible()
  await look('account-down', 'Account')
  await page.unrouteAll()
  const releases = await Promise.all(
    [balances, history].map((url) => holdRequests(page, url)),
  )
  await reopen()
  await expect(skeletons(demo).first()).toBeVisible()
  await look('account-skeleton', 'Account')
  await find('tab', 'Activity').click()
  await expect(skeletons(demo).first()).toBeVisible()
  await look('account-activity-skeleton', 'Account')
  for (const release of releases) release()
}

const skeletons = (demo: DemoPage) =>
  demo.modal().locator('[data-part="skeleton"]')
