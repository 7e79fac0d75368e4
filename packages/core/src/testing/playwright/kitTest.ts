import { test as base } from '@playwright/test'
import type { Network } from '../../entities/network/network.js'
import { createMockWallet } from '../mockWallets/createMockWallet.js'
import type { MockWallet } from '../mockWallets/MockWallet.js'
import { createMockNodes, type MockNodes } from '../nodes/createMockNodes.js'
import { installNodes } from './installNodes.js'
import { installWallet } from './installWallet.js'
import { ModalPage } from './ModalPage.js'

/** What `test.use`, or `use` of the configuration, may decide. */
export type KitTestOptions = {
  /** The wallet that every page finds; an EVM wallet, Kite, unless given. */
  mockWallet: createMockWallet.Options
  /** Networks whose nodes the test answers; none unless given. */
  mockNetworks: readonly Network[]
}

/** What a test may ask for besides `page`. */
export type KitFixtures = {
  /** The wallet in the pages of the test; its owner is the test. */
  wallet: MockWallet
  /** The nodes of `mockNetworks`. */
  nodes: MockNodes
  /** The modal of the page, beside the wallet and the nodes. */
  modal: ModalPage
}

/**
 * Playwright's `test`, whose pages find a mock wallet and whose nodes are mock
 * ones. Ask for `wallet`, `nodes` or `modal` before the page is opened.
 * @example
 * import { expect } from '@playwright/test'
 * import { test } from '@hasp/core/testing/playwright'
 *
 * test('a visitor connects', async ({ modal, page }) => {
 *   await page.goto('/')
 *   await modal.connect('Kite')
 *   await expect(page.getByText('Connected')).toBeVisible()
 * })
 */
export const test = base.extend<KitTestOptions & KitFixtures>({
  mockWallet: [{ namespace: 'eip155', name: 'Kite' }, { option: true }],
  mockNetworks: [[], { option: true }],
  wallet: async ({ context, mockWallet }, use) => {
    const wallet = await createMockWallet(mockWallet)
    await installWallet(context, wallet)
    await use(wallet)
  },
  nodes: async ({ context, mockNetworks }, use) => {
    const nodes = createMockNodes({ networks: mockNetworks })
    await installNodes(context, nodes)
    await use(nodes)
  },
  modal: async ({ page, wallet: _wallet, nodes: _nodes }, use) => {
    await use(new ModalPage(page))
  },
})
