import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { testAccounts } from '../../devstack/addresses.js'
import {
  installWallet,
  ModalPage,
} from '../../packages/core/src/exports/testing/playwright.js'
import {
  createMockWallet,
  mockEvmWallet,
} from '../../packages/core/src/exports/testing.js'
import { nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { NamespaceCard } from '../pages/NamespaceCard.js'

/** An account that nothing else in the journeys uses. */
const [, , own] = testAccounts

test('a test of a site declines, connects, switches, sends and disconnects with a mock wallet', async ({
  demo,
  page,
}) => {
  const wallet = mockEvmWallet({
    name: 'Kite',
    accounts: [own],
    chainId: stack.evmA.chainId,
    knownChainIds: [stack.evmB.chainId],
    forward: (call) => nodeA.request(call as never),
  })
  await installWallet(page, wallet)
  await demo.open({ devWallet: '0' })
  const modal = new ModalPage(page)

  wallet.next('eth_requestAccounts').reject(4001)
  await modal.open()
  await modal.chooseWallet('Kite')
  await expect(modal.dialog()).toContainText('declined')
  await modal.back()
  await modal.chooseWallet('Kite')
  await modal.expectClosed()

  await modal.open('Open account')
  expect(await modal.readAddress()).toBe(own)
  for (const name of ['Hasp Local Two', 'Hasp Local']) {
    await modal.switchNetwork(name)
    await expect(modal.dialog('Account')).toContainText(name)
  }
  const to = privateKeyToAddress(generatePrivateKey())
  await modal.send({ amount: '0.25', to })
  await expect(modal.dialog('Sent')).toContainText('0.25 ETH')
  expect(await weiOf(to)).toBe(250_000_000_000_000_000n)
  await modal.close()

  await page.reload()
  await modal.open(/^Open account/)
  await modal.disconnect()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
})

for (const { cardName, namespace } of [
  { namespace: 'solana', cardName: 'Solana' },
  { namespace: 'bip122', cardName: 'Bitcoin' },
] as const)
  test(`a test of a site connects a mock wallet of ${namespace}, which outlives a reload`, async ({
    demo,
    page,
  }) => {
    const wallet = await createMockWallet({ namespace, name: 'Kite' })
    await installWallet(page, wallet)
    await demo.open({ devWallet: '0', namespaces: 'all', walletConnect: '0' })
    const modal = new ModalPage(page)
    const card = new NamespaceCard(demo, cardName)
    wallet.decide('connect', { type: 'reject' })
    await modal.open()
    await modal.chooseWallet('Kite')
    await expect(modal.dialog()).toContainText('declined')
    wallet.decide('connect', { type: 'approve' })
    await modal.back()
    await modal.chooseWallet('Kite')
    await modal.expectClosed()
    await expect(card.detail('Status')).toHaveText('Connected')
    const account = (await card.detail('Account').textContent()) ?? ''
    await modal.open('Open account')
    expect(await modal.readAddress()).toBe(account)
    await modal.close()

    const prompts = wallet.prompts()
    await page.reload()
    await card.expectConnected(account)
    expect(wallet.prompts()).toBe(prompts)
    // The demo asks a Bitcoin wallet for ECDSA, which this one does not sign.
    if (namespace === 'solana') expect(await card.sign()).not.toBe('')
    wallet.chooseAccount(1)
    await expect(card.detail('Account')).not.toHaveText(account)
  })
