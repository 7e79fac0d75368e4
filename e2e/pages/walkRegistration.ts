import { expect } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ownDomain } from '../../devstack/addresses.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { stack } from '../chains.js'
import { connect } from './connect.js'
import type { DemoPage } from './DemoPage.js'
import { forgiveFaults } from './forgiveFaults.js'
import { holdRequests } from './holdRequests.js'
import { pressUntil } from './pressUntil.js'
import { selfSigningWallet } from './selfSigningWallet.js'
import { startWalk, type Visit } from './startWalk.js'
import type { WalkOptions } from './Walk.js'

const names = `${stack.dataService.url}/v1/names/**`

/** From the offer of a name to an account of nobody else that has one. */
export async function walkRegistration(
  demo: DemoPage,
  visit: Visit,
  options: WalkOptions = {},
): Promise<void> {
  const { look, open, press } = startWalk(demo, visit, {
    ...options,
    data: '1',
    devWallet: '0',
  })
  const { page } = demo
  const key = privateKeyToAccount(generatePrivateKey())
  const name = `mill-${key.address.slice(2, 10).toLowerCase()}`
  const wallet = selfSigningWallet(key)
  await installWallet(page, wallet)
  await open()
  await connect(demo, 'Kite')
  await demo.button('Open account').click()
  const form = demo.modal()
  const field = form.getByRole('textbox')
  await look('account-nameless', 'Account')
  await press('Take a name people can send to')
  await expect(field).toBeFocused()
  await look('name-empty', 'Choose a name')
  const take = form.locator('button[type=submit]')
  const busy = form.locator('button[type=submit][aria-busy=true]')
  await field.fill('ab!')
  await look('name-invalid', 'Choose a name')
  await field.fill('supp0rt')
  await expect(form).toContainText('reserved')
  await look('name-taken', 'Choose a name')
  const release = await holdRequests(page, names)
  await field.fill(name)
  await expect(form.locator('[data-state=searching]')).toBeVisible()
  await look('name-searching', 'Choose a name')
  release()
  await expect(take).toContainText(name)
  await look('name-free', 'Choose a name')
  await page.route(names, (route) => route.fulfill({ status: 503 }))
  await take.click()
  const banner = form.locator('[data-part=banner]').first()
  await expect(banner).toBeVisible()
  await look('name-unreachable', 'Choose a name')
  const unreachable = `${await banner.textContent()}`
  await page.unroute(names)
  wallet.next('personal_sign').reject(4001)
  await pressUntil(take, banner.filter({ hasNotText: unreachable }))
  await look('name-declined', 'Choose a name')
  wallet.next('personal_sign').never()
  await pressUntil(take, busy)
  await look('name-signing', 'Choose a name')
  await press('Cancel')
  const registrations = names.replace('**', 'registrations')
  await page.route(registrations, (route) => route.fulfill({ status: 503 }))
  await pressUntil(take, banner)
  await look('name-unanswered', 'Choose a name')
  await page.unroute(registrations)
  await pressUntil(take, form.locator('[data-part=success-mark]'))
  await look('name-success', `${name}.${ownDomain} is yours`)
  await press('Done')
  await expect(form).toContainText(name)
  await look('account-named', 'Account')
  await press('Wallets')
  await look('wallets-named', 'Wallets')
  forgiveFaults(demo.complaints)
}
