import { createPublicClient, http } from 'viem'
import {
  ensContracts,
  ownDomain,
  testAccounts,
} from '../../devstack/addresses.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { mockEvmWallet } from '../../packages/core/src/exports/testing.js'
import { nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { DemoPage } from '../pages/DemoPage.js'
import { findViolations } from '../pages/findViolations.js'
import { overflowing } from '../pages/overflowing.js'

/** The second account, so that the one of all other journeys stays nameless. */
const [, own] = testAccounts
const label = 'tide-mill'
const name = `${label}.${ownDomain}`

/** Anybody's client of ENS. */
const client = createPublicClient({
  chain: {
    id: stack.evmA.chainId,
    name: stack.evmA.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [stack.evmA.url] } },
    contracts: {
      ensUniversalResolver: { address: ensContracts.universalResolver },
    },
  },
  transport: http(stack.evmA.url),
})

test('[R2.16] [R2.17] [R5.8] [R7.28] [R7.29] [R7.30] [R7.31] [R9.35] a visitor takes a name, is shown by it at once, and is sent money by it from another account', async ({
  browser,
  complaints,
  demo,
  page,
}) => {
  const wallet = mockEvmWallet({
    name: 'Kite',
    accounts: [own],
    chainId: stack.evmA.chainId,
    forward: (call) => nodeA.request(call as never),
  })
  await installWallet(page, wallet)
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === stack.dataService.url) asked.push(pathname)
  })
  await demo.open({ devWallet: '0', data: '1' })
  const modal = demo.kitModal
  await modal.connect('Kite')
  expect(asked).toEqual([])
  await modal.open('Open account')
  await modal.button('Take a name people can send to').waitFor()
  await expect(demo.modal('Account')).toContainText(/\$[\d,]+\.\d\d/)
  // What it has, what it is called, and whether names are registered at all.
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(new Set(asked).size).toBe(asked.length)

  await modal.button('Take a name people can send to').click()
  const view = demo.modal('Choose a name')
  const field = view.getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await field.pressSequentially('Tide!')
  await expect(field).toHaveValue('Tide!')
  await expect(view).toContainText('Letters, digits, hyphens, not yet')
  await field.fill('support')
  await expect(view).toContainText('taken')
  await field.fill(label)
  await modal.button(`Take ${name}`).waitFor()
  expect(await findViolations(demo.modal())).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  wallet.next('personal_sign').reject(4001)
  await modal.button(`Take ${name}`).click()
  await expect(view).toContainText('declined')
  await modal.button(`Take ${name}`).click()
  await demo.modal(`${name} is yours`).waitFor()
  expect(await findViolations(demo.modal())).toEqual([])
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  await modal.button('Done').click()
  await expect(demo.modal('Account')).toContainText(name)
  await expect(modal.button('Back')).toHaveCount(0)
  expect(await client.getEnsAddress({ name })).toBe(own)
  const events = (await demo.events.textContent()) ?? ''
  expect(events).toContain('NAME_SUCCESS')
  expect(events).not.toContain(label)

  const other = await (await browser.newContext()).newPage()
  const sender = new DemoPage(other, complaints)
  await other.goto(
    new URL('/bench?devWallet=1&data=1&devWalletApprove=auto', page.url()).href,
  )
  await sender.connectAtOnce()
  await sender.button('Open account').click()
  const before = await weiOf(own)
  const send = await sender.kitModal.reviewSend({ amount: '0.01', to: name })
  const review = sender.modal('Review and send')
  await expect(review).toContainText(name)
  // The site's node and the service were both asked.
  await expect(review).not.toContainText('was asked where this name leads')
  await send.click()
  await sender.modal('Sent').waitFor()
  await expect
    .poll(async () => (await weiOf(own)) - before)
    .toBe(10_000_000_000_000_000n)
  await other.context().close()
})
