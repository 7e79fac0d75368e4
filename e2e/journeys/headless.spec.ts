import { testAccounts } from '../../devstack/addresses.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { mockEvmWallet } from '../../packages/core/src/testing/evm/mockEvmWallet.js'
import { nodeA, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { ExamplePage } from '../pages/ExamplePage.js'
import { PhonePage } from '../pages/PhonePage.js'
import { serveExample } from '../serveExample.js'

/** Accounts that nothing else in the journeys uses. */
const [own, receiver] = [testAccounts[6], testAccounts[5]]

/** What only the code of the modal contains. */
const modalMark = 'modal-header'

test('a page with an interface of its own connects, switches, sends and manages wallets, and never fetches the modal', async ({
  page,
}) => {
  const example = new ExamplePage(page)
  const scripts: string[] = []
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    scripts.push(await response.text())
    await route.fulfill({ response })
  })
  const isModalFetched = () =>
    scripts.some((script) => script.includes(modalMark))
  const kite = mockEvmWallet({
    name: 'Kite',
    rdns: 'example.kite',
    accounts: [own],
    chainId: stack.evmA.chainId,
    knownChainIds: [stack.evmB.chainId],
    forward: (call) => nodeA.request(call as never),
  })
  await installWallet(page, kite)
  const site = await serveExample('headless')
  await example.open(`${site.address.url}/?relay=${stack.relay.url}`)
  const status = page.getByRole('status')
  await expect(status).toHaveText('disconnected')

  await test.step('declines, then connects', async () => {
    kite.next('eth_requestAccounts').reject(4001)
    await example.button(/^Kite/).click()
    await expect(
      page.getByText('declined the request in your wallet'),
    ).toBeVisible()
    await example.button('Try again').click()
    await expect(status).toHaveText('connected')
    await expect(
      page.getByRole('list', { name: 'Connected', exact: true }),
    ).toContainText(own)
  })

  await test.step('switches the network there and back', async () => {
    const other = page.getByRole('button', { name: 'Hasp Local Two' })
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    const first = page.getByRole('button', { name: 'Hasp Local', exact: true })
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('sends what was reviewed', async () => {
    const before = await nodeA.getBalance({ address: receiver })
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await page.getByRole('textbox', { name: 'To' }).fill(receiver)
    await example.button('Review').click()
    await example.button('Send 0.25 ETH').click()
    await expect(page.getByText(/^(Sent|Confirmed): 0x/)).toBeVisible()
    await expect
      .poll(() => nodeA.getBalance({ address: receiver }))
      .toBe(before + 250_000_000_000_000_000n)
  })

  await test.step('disconnects, and connects the same wallet again', async () => {
    await example.button('Disconnect Kite').click()
    await expect(status).toHaveText('disconnected')
    await expect(page.getByRole('alert')).toContainText('Undo')
    await example.button('Undo').click()
    await expect(status).toHaveText('connected')
  })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(isModalFetched()).toBe(false)

  // The mark is in a page that does fetch the modal.
  const other = await serveExample('wagmi3')
  await example.open(other.address.url)
  await example.button('Connect wallet').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(isModalFetched).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await site.stop()
  await other.stop()
})

test('a page with an interface of its own pairs a phone by a code it draws', async ({
  browser,
  page,
}) => {
  const site = await serveExample('headless')
  const example = new ExamplePage(page)
  await example.open(`${site.address.url}/?relay=${stack.relay.url}`)
  await example.button(/code$/).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Open a wallet on this device' })
  const uri = (await link.getAttribute('href')) ?? ''

  const context = await browser.newContext({ baseURL: stack.demo.url })
  const phone = new PhonePage(await context.newPage())
  await phone.open()
  await phone.pair(uri)
  await phone.decide('Approve', 'Connect to this site')
  await expect(page.getByRole('status')).toHaveText('connected')
  await example.button(/^Disconnect/).click()
  await expect(page.getByRole('status')).toHaveText('disconnected')
  await context.close()
  await site.stop()
})
