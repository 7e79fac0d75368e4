import { expect } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import type { PhonePage } from './PhonePage.js'

/** Opens the demo and its code for wallets on phones. */
export async function showCode(demo: DemoPage): Promise<void> {
  await demo.open({ devWallet: '0' })
  await demo.button('Connect wallet').click()
  await demo.act(/^WalletConnect/).click()
  await expectCode(demo)
}

export async function expectCode(demo: DemoPage): Promise<void> {
  await expect(
    demo.modal().getByRole('img', { name: 'QR code to connect a wallet' }),
  ).toBeVisible()
}

/** The pairing as its button copies it. */
export async function copyLink(demo: DemoPage): Promise<string> {
  return await demo.kitModal.readPairingUri()
}

/** From a demo that was never opened to a connected one. */
export async function pairAndConnect(
  demo: DemoPage,
  phone: PhonePage,
  options: Record<string, string> = {},
): Promise<void> {
  await showCode(demo)
  await phone.open({ ...options, uri: await copyLink(demo) })
  await phone.decide('Approve', 'Connect to this site')
  await demo.expectConnected()
}
