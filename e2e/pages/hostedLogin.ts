import { expect, type FrameLocator, type Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { untilCodeIsSent } from './untilCodeIsSent.js'
import { mailedCode, restore } from './WalletHost.js'

/** What the demo is opened with for visitors who come by e-mail. */
export const hostedOptions = {
  hostedWallet: '1',
  namespaces: 'eip155,solana',
  devWallet: '0',
}

/** The same, of a project whose wallets are their owners' alone. */
export const selfOptions = { ...hostedOptions, walletProject: 'self' }

/** The hosted wallet's frame in the demo. */
export const walletFrame = ({ page }: DemoPage): FrameLocator =>
  page.frameLocator('[data-hasp-wallet] iframe')

/** Logs in with the code of the mailbox; a new visitor gets a wallet. */
export async function logIn(demo: DemoPage, email: string): Promise<void> {
  await giveCode(demo, email, 1)
  await demo.expectConnected()
}

/**
 * Opens the modal and gives an address and its code.
 * @param which of all codes to the address it is; 1 is the first
 */
export async function giveCode(
  demo: DemoPage,
  email: string,
  which: number,
): Promise<void> {
  const { page } = demo
  await demo.kitModal.open()
  const address = page.getByRole('textbox', { name: 'Email address' })
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await address.fill(email)
  await untilCodeIsSent(code, (soon) => address.press('Enter', soon))
  await code.fill(await mailedCode(email, which))
}

/** Presses the wallet's button as soon as it lets itself be pressed. */
export async function approveInFrame(demo: DemoPage): Promise<void> {
  const button = await armedButton(demo)
  await button.hover()
  await button.click()
}

/** Rejects what the wallet shows, once its frame has come to rest. */
export async function rejectInFrame(demo: DemoPage): Promise<void> {
  await armedButton(demo)
  await walletFrame(demo).getByRole('button', { name: 'Reject' }).click()
}

async function armedButton(demo: DemoPage): Promise<Locator> {
  const button = walletFrame(demo).getByRole('button', { name: 'Approve' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  return button
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

/** The way back: a new code, and the escrow's for the wallet that there is. */
export async function comeBack(demo: DemoPage, email: string): Promise<void> {
  const { page } = demo
  await demo.button('Reconnect').click()
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await untilCodeIsSent(code, (soon) => demo.act('Send code').click(soon))
  await code.fill(await mailedCode(email, 2))
  await restore(walletFrame(demo), email, 3)
  await demo.expectConnected()
}
