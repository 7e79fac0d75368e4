import { parseEther } from 'viem'
import { chainA } from '../chains.js'
import { expect, test } from '../journey.js'
import { lookAtPage } from '../pages/lookAtPage.js'
import { signInAtWallet } from '../pages/signInAtWallet.js'
import { mailTo, restore, WalletHost } from '../pages/WalletHost.js'

const leave = { permissions: ['local-network-access'] }

test.use(leave)

test('a wallet with money in it comes back by the escrow’s own code and its wait, which a reload does not begin anew', async ({
  browser,
  page,
}) => {
  test.slow()
  const email = 'restores@tide.example'
  const host = new WalletHost(page)
  await host.open()
  const first = await host.signIn(email)
  await chainA.setBalance({ address: first.evm, value: parseEther('1') })

  const other = await (await browser.newContext(leave)).newPage()
  await signInAtWallet(other, email, 2, '/recover/')
  await expect(other.getByText('Two of its systems must agree')).toBeVisible()
  await lookAtPage(other, 'recover')
  await restore(other, email, 3)
  const wait = other.getByText(/^Your code was right\. Your wallet comes/)
  await expect(wait).toContainText('to this device on')
  await lookAtPage(other, 'recover-held')
  await expect.poll(() => mailTo(email)).toContain('call it off')
  await other.reload()
  await expect(wait).toBeVisible()
  await expect(
    other.getByRole('heading', { name: 'Your wallet is on this device' }),
  ).toBeVisible({ timeout: 90_000 })
  await lookAtPage(other, 'recovered')
  await other.getByRole('link', { name: 'Open your wallet' }).click()
  await expect(other.getByText('This device')).toBeVisible()
  await other.context().close()
})

test('a page that restores makes no wallet for an address that has none', async ({
  page,
}) => {
  const email = 'none@tide.example'
  await signInAtWallet(page, email, 1, '/recover/')
  await expect(page.getByRole('alert')).toHaveText(
    'No wallet was made for this address.',
  )
})
