import { parseEther, verifyMessage } from 'viem'
import { chainA, nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { findViolations } from '../pages/findViolations.js'
import {
  approveInFrame,
  hostedOptions,
  logIn,
  walletFrame,
} from '../pages/hostedLogin.js'

test('[R1.3] [R2.8] [R2.13] [R9.21] a visitor without a wallet logs in by email, signs and sends in the wallet’s own frame, before and after a reload', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'newcomer@tide.example')
  const address = (await demo.detail('Account').textContent()) as `0x${string}`

  const sign = async () => {
    await demo.button('Sign message').first().click()
    await approveInFrame(demo)
    await expect(demo.result).toContainText(/0x[0-9a-f]{130}/)
    const [signature] =
      /0x[0-9a-f]{130}/.exec(`${await demo.result.textContent()}`) ?? []
    expect(
      await verifyMessage({
        address,
        message: 'Hello from Hasp',
        signature: signature as `0x${string}`,
      }),
    ).toBe(true)
  }
  await sign()

  await page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Account')).toHaveText(address)
  await sign()

  const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  await chainA.setBalance({ address, value: parseEther('1') })
  const before = await weiOf(receiver)
  await demo.button('Send transaction').first().click()
  const sent = demo.result.filter({ hasText: /0x[0-9a-f]{64}\b/ })
  await approveUntil(walletFrame(demo), sent.waitFor())
  const [hash] =
    /0x[0-9a-f]{64}/.exec(`${await demo.result.textContent()}`) ?? []
  await nodeA.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect((await weiOf(receiver)) - before).toBe(parseEther('0.001'))
})

test('[R2.13] above the wallet’s frame stands on which page it asks, and a way out by touch', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'touch@tide.example')
  const dialog = page.locator('[data-hasp-wallet]')
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(dialog).toBeHidden()
  await demo.button('Sign message').first().click()
  await expect(
    walletFrame(demo).getByRole('button', { name: 'Approve' }),
  ).toBeVisible()
  await expect(dialog).toContainText(new URL(page.url()).host)
  expect(await findViolations(dialog)).toEqual([])
  await close.click()
  await expect(dialog).toBeHidden()
  await expect(demo.result).toContainText('Cancelled')
})

test('[R1.18] disconnecting signs out: after a reload nothing is connected, and the wallet’s origin hears nothing', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'leaver@tide.example')
  await demo.button('Disconnect').first().click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  // The frame is gone with its page; what is asked from here on is new.
  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stack.hostedWalletSite.url))
      asked.push(request.url())
  })
  await demo.open(hostedOptions)
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  expect(asked).toEqual([])
})

test('[R7.13] [R7.14] the wallet’s frame speaks and looks as the kit does, from its first screen', async ({
  demo,
  page,
}) => {
  await demo.open(hostedOptions)
  await logIn(demo, 'looks-follow@tide.example')
  await demo.open({ ...hostedOptions, locale: 'ar', theme: 'light' })
  await expect(demo.detail('Status')).toHaveText('Connected')
  await demo.button('Sign message').first().click()
  const frame = walletFrame(demo)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const root = frame.locator('html')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[data-hasp-wallet] [data-kit]')).toHaveAttribute(
    'lang',
    'ar',
  )
  // While the wallet asks, the page behind it may still change.
  const choose = (theme: string) =>
    page
      .getByLabel('Theme', { exact: true })
      .selectOption(theme, { force: true })
  await choose('dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await choose('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
})
