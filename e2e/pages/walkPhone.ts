import { expect } from '@playwright/test'
import type { Walk } from './Walk.js'

/** Looks at what leads to a wallet on a phone. */
export async function walkPhone({
  demo,
  find,
  look,
  open,
  press,
}: Walk): Promise<void> {
  await open({ devWallet: '0' })
  await demo.page.locator('[data-part="connect-button"] button').click()
  const rows = demo.modal().locator('[data-part="list-row"]')
  await expect(rows.last()).toBeVisible()
  await look('connect-phone', 'Connect a wallet')
  await rows.last().click()
  const cards = demo.modal().locator('[data-part="wallet-card"]')
  await expect(cards.first()).toBeVisible()
  await look('all-wallets', 'All wallets')
  await demo.modal().getByRole('searchbox').fill('000')
  await expect(find('button', 'Scan QR code')).toBeVisible()
  await look('all-wallets-nothing', 'All wallets')
  await press('Scan QR code')
  await expect(find('img', 'QR code to connect a wallet')).toBeVisible()
  await look('pair', 'Scan with your wallet')
  await press('Back')
  await press('Back')
  await expect(rows.last()).toBeVisible()
  await open({ devWallet: '0', adapters: 'none' })
  await demo.page.locator('[data-part="connect-button"] button').click()
  await expect(find('img', 'QR code to connect a wallet')).toBeVisible()
  await look('pair-basic', 'Scan with your wallet')
  await press('Close')
}
