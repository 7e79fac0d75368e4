import { expect, type Page } from '@playwright/test'
import { stack } from '../chains.js'
import { untilCodeIsSent } from './untilCodeIsSent.js'
import { mailedCode } from './WalletHost.js'

/**
 * Signs in on a page of the wallet's own with the code of the mailbox.
 * @param which of all codes to the address it is; 1 is the first
 */
export async function signInAtWallet(
  page: Page,
  email: string,
  which: number,
  path = '/',
): Promise<void> {
  await page.goto(`${stack.hostedWalletSite.url}${path}`)
  await page.getByLabel('Email address').fill(email)
  const goOn = page.getByRole('button', { name: 'Continue' })
  const code = page.getByLabel('Code')
  await untilCodeIsSent(code, (soon) => goOn.press('Enter', soon))
  // Whoever comes back from the mailbox types at once.
  await expect(code).toBeFocused()
  await page.keyboard.type(await mailedCode(email, which))
  await goOn.click()
}

/** Somebody who makes a wallet at the wallet's own page. */
export async function makeOwnWallet(page: Page, email: string): Promise<void> {
  await signInAtWallet(page, email, 1)
  await expect(page.getByText('This device')).toBeVisible()
}
