import { mergeTests } from '@playwright/test'
import { test as kitTest } from '../../packages/core/src/exports/testing/playwright.js'
import { testNetworks } from '../../packages/core/src/exports/testing.js'
import { expect, test as journey } from '../journey.js'
import { serveExample } from '../serveExample.js'

/** The test of a small app, as `docs/testing.md` prints it. */
const test = mergeTests(journey, kitTest)

test.use({
  mockWallet: { namespace: 'eip155', name: 'Kite', chainId: 31_337 },
  mockNodes: { networks: testNetworks.slice(0, 2) },
})

test('a small app is tested with a wallet and nodes of the test', async ({
  modal,
  nodes,
  page,
  wallet,
}) => {
  const site = await serveExample('guestBook')
  await page.goto(site.address.url)

  wallet.decide('connect', { type: 'reject' })
  await modal.open()
  await modal.chooseWallet('Kite')
  await expect(modal.dialog()).toContainText('declined')
  wallet.decide('connect', { type: 'approve' })
  await modal.back()
  await modal.chooseWallet('Kite')
  await modal.expectClosed()
  await expect(page.getByText('You have 10.000 ETH.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  wallet.decide('sign', { type: 'reject' })
  await page.getByRole('button', { name: 'Sign the book' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  wallet.decide('sign', { type: 'approve' })
  await page.getByRole('button', { name: 'Sign the book' }).click()
  await expect(page.getByRole('list', { name: 'Guests' })).toContainText('Ada')
  expect(nodes.calls.map(({ method }) => method)).toContain('eth_getBalance')
  await site.stop()
})

test('a small app is tested while its nodes do not do what they should', async ({
  complaints,
  modal,
  nodes,
  page,
}) => {
  const site = await serveExample('guestBook')
  await page.goto(site.address.url)

  nodes.play({ type: 'slow', delayMs: 1_500 })
  const balance = page.getByRole('status').filter({ hasText: 'balance' })
  // It is read for that time alone: the page looks in each of its frames.
  const isRead = page.waitForFunction(() =>
    document.body.textContent.includes('Reading your balance…'),
  )
  await modal.connect('Kite')
  await isRead
  await expect(page.getByText('You have 10.000 ETH.')).toBeVisible()

  for (const scenario of [{ type: 'offline' }, { type: 'limited' }] as const)
    await test.step(scenario.type, async () => {
      nodes.play(scenario)
      // What a page knows of its visitor's balance outlives a reload.
      await page.evaluate(() => localStorage.removeItem('hasp.nativeBalances'))
      await page.reload()
      await expect(balance).toHaveText('Your balance is not known.')
    })
  // The browser says of its own accord which requests have failed.
  expect(complaints.splice(0).join()).toContain('net::ERR_CONNECTION_FAILED')
  await site.stop()
})

test('a test that asks for the page alone has wallet and nodes in it', async ({
  page,
}) => {
  const site = await serveExample('guestBook')
  await page.goto(site.address.url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kite' }).click()
  await expect(page.getByText('You have 10.000 ETH.')).toBeVisible()
  await site.stop()
})
