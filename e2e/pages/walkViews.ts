import { expect } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { startWalk, type Visit } from './startWalk.js'
import type { Walk, WalkOptions } from './Walk.js'
import { walkNamespaces } from './walkNamespaces.js'
import { walkPhone } from './walkPhone.js'
import { walkSend } from './walkSend.js'

/**
 * Goes through every view of the kit, each state that a visitor may meet, and
 * lets `visit` look at each once it stands still.
 */
export async function walkViews(
  demo: DemoPage,
  visit: Visit,
  options: WalkOptions = {},
): Promise<void> {
  const walk = startWalk(demo, visit, {
    ...options,
    devWalletApprove: 'auto',
    terms: '1',
  })
  await walkWithoutWallet(walk)
  await walkPhone(walk)
  await walkConnecting(walk)
  await walkConnected(walk)
  await walkNetworks(walk)
  await walkNamespaces(walk)
}

async function walkWithoutWallet({
  demo,
  look,
  open,
  press,
}: Walk): Promise<void> {
  await open({ devWallet: '0', walletConnect: '0' })
  await openConnect(demo)
  await look('connect-empty', 'Connect a wallet')
  await press('Get a wallet')
  await look('get-wallet', 'Get a wallet')
  const offer = demo.modal().locator('[data-part="list-row"]').first()
  const name = await offer
    .locator('> :not([aria-hidden])')
    .first()
    .textContent()
  await offer.click()
  await expect(demo.modal().locator('[data-part="qr-code"]')).toBeVisible()
  await look('get-wallet-downloads', `Get ${name}`)
  await press('Other wallets')
  await demo.page.keyboard.press('Escape')
  await press('What is a wallet?')
  await look('what-is-a-wallet', 'What is a wallet?')
}

async function walkConnecting({
  demo,
  look,
  open,
  press,
}: Walk): Promise<void> {
  await open({ devWalletFault: 'never' })
  await demo.page.getByRole('button', { name: 'Change account' }).click()
  await openConnect(demo)
  // The list, not the places that are kept for it.
  await demo.devWallet.waitFor()
  await look('connect', 'Connect a wallet')
  await demo.devWallet.click()
  await look('connecting-waiting', 'Dev Wallet')
  await press('Cancel')
  await press('Close')
  await demo.setFault('never', false)
  await demo.setFault('reject', true)
  await openConnect(demo)
  await demo.devWallet.click()
  await look('connecting-declined', 'Dev Wallet')
  await press('Close')
  await demo.setFault('reject', false)
}

async function walkConnected(walk: Walk): Promise<void> {
  const { demo, find, look, press } = walk
  await openConnect(demo)
  await demo.devWallet.click()
  await demo.expectConnected()
  await demo.button('Open account').click()
  await expect(demo.modal()).toContainText('HUSD')
  await look('account', 'Account')
  await press('Wallets')
  await look('wallets', 'Wallets')
  await press('Back')
  await press('Receive')
  await expect(find('img', 'QR code for your address')).toBeVisible()
  await look('receive', 'Receive')
  await press('Back')
  await walkSend(walk)
}

async function walkNetworks({ demo, look, press }: Walk): Promise<void> {
  await demo.setFault('never', true)
  await demo.button('Open networks').click()
  await look('networks', 'Networks')
  await demo.network('Hasp Local Two').click()
  await look('switch-network', 'Switch network')
  await demo.page.keyboard.press('Escape')
  await expect(demo.network('Hasp Local')).toBeVisible()
  await press('Close')
  await expect(demo.modal()).toBeHidden()
  await demo.setFault('never', false)
  await demo.setFault('wrongChain', true)
  await expect(demo.detail('Network')).toContainText('Not supported')
  await demo.button('Open account').click()
  await look('account-unsupported', 'Account')
  await press('Switch network')
  await look('unsupported-chain', 'Unsupported network')
  await press('Close')
}

async function openConnect(demo: DemoPage): Promise<void> {
  await demo.page.locator('[data-part="connect-button"] button').click()
}
