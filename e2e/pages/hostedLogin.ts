import { expect, type FrameLocator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { mailedCode, recoveryPassword } from './WalletHost.js'

/** What the demo is opened with for visitors who come by e-mail. */
export const hostedOptions = {
  hostedWallet: '1',
  namespaces: 'eip155,solana',
  devWallet: '0',
}

/** The hosted wallet's frame in the demo. */
export const walletFrame = ({ page }: DemoPage): FrameLocator =>
  page.frameLocator('[data-hasp-wallet] iframe')

/** Logs in with the code of the mailbox, and makes a wallet. */
export async function logIn(demo: DemoPage, email: string): Promise<void> {
  const { page } = demo
  await demo.kitModal.open()
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await expect(code).toBeVisible()
  await code.fill(await mailedCode(email, 1))
  const frame = walletFrame(demo)
  await frame.getByLabel('Recovery password').fill(recoveryPassword)
  await frame.getByLabel('The same again').fill(recoveryPassword)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await demo.expectConnected()
}

/** Presses the wallet's button as soon as it lets itself be pressed. */
export async function approveInFrame(demo: DemoPage): Promise<void> {
  const button = walletFrame(demo).getByRole('button', { name: 'Approve' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.hover()
  await button.click()
}

/** Has a message signed for the page. */
export async function sign(demo: DemoPage): Promise<void> {
  await demo.button('Sign message').first().click()
  await approveInFrame(demo)
  await expect(demo.result).toContainText(/0x[0-9a-f]{130}/)
}

/** Nothing is connected, and the page says so and leads back. */
export async function expectOver(demo: DemoPage): Promise<void> {
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await expect(demo.page.getByText(/Email wallet.* disconnected/)).toBeVisible()
}

/** The way back: a new code, and the password of the wallet that there is. */
export async function comeBack(demo: DemoPage, email: string): Promise<void> {
  const { page } = demo
  await demo.button('Reconnect').click()
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  // One mail in 30 s is all that an address gets for unknown devices.
  await expect(async () => {
    await demo.act('Send code').click()
    await expect(code).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 45_000 })
  await code.fill(await mailedCode(email, 2))
  const frame = walletFrame(demo)
  await expect(
    frame.getByRole('heading', { name: 'Your recovery password' }),
  ).toBeVisible()
  await frame.getByLabel('Recovery password').fill(recoveryPassword)
  await frame.getByRole('button', { name: 'Continue' }).click()
  await demo.expectConnected()
}
