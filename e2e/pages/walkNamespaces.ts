import { expect } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { NamespaceCard } from './NamespaceCard.js'
import type { Walk } from './Walk.js'

const namespaces = { namespaces: 'all', multiWallet: '1', walletConnect: '0' }

/** Looks at what there is to see with wallets of several namespaces. */
export async function walkNamespaces(walk: Walk): Promise<void> {
  const { demo, look, open, press } = walk
  await forgetAll(demo)
  await open(namespaces)
  await demo.page.locator('[data-part="connect-button"] button').click()
  await expect(demo.devWallet).toContainText(/EVM.*(Solana|سولانا)/)
  await look('connect-families', 'Connect a wallet')
  await demo.devWallet.click()
  await look('family-choice', 'Which network?')
  await press('EVM')
  await demo.expectConnected()
  await demo.button('Open networks').click()
  await look('networks-families', 'Networks')
  await press('Close')
  await walkSeveralWallets(walk)
}

/** A wallet for each of four namespaces, one of which is left again. */
async function walkSeveralWallets({
  demo,
  look,
  open,
  press,
}: Walk): Promise<void> {
  await forgetAll(demo)
  await open({ ...namespaces, devWallets: 'five' })
  await new NamespaceCard(demo, 'Ethereum').open()
  await demo.act(/^Dev Ethereum Wallet/).click()
  await demo.expectConnected()
  for (const name of ['Solana', 'Bitcoin', 'Cosmos'] as const) {
    const card = new NamespaceCard(demo, name)
    await card.open()
    await look(`switch-active-chain-${name.toLowerCase()}`, `Switch to ${name}`)
    await press(`Connect ${name} wallet`)
    await demo.act(new RegExp(`^Dev ${name} Wallet`)).click()
    await expect(card.detail('Status')).toHaveText('Connected')
    await look(`wallets-${name.toLowerCase()}`, 'Wallets')
    await press('Close')
  }
  await new NamespaceCard(demo, 'Bitcoin').disconnect()
  await demo.button('Open account').click()
  await look('account-cosmos', 'Account')
  await press('Wallets')
  await demo
    .modal()
    .getByRole('tab')
    .filter({ hasText: /Bitcoin|بيتكوين/ })
    .click()
  await look('wallets-used-before', 'Wallets')
  await press('Close')
  await demo.button('Open networks').click()
  await look('networks-other-wallets', 'Networks')
  await press('Close')
}

/** Nothing is connected, and the wallets know nobody. */
async function forgetAll(demo: DemoPage): Promise<void> {
  await demo.page.evaluate(() => localStorage.clear())
}
