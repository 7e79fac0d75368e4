import { test as base } from '@playwright/test'
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
  /**
   * The networks whose nodes the test answers; none unless given. They are a
   * member and not the option, because Playwright takes a list whose second
   * entry is an object for a value with its settings.
   */
  mockNodes: createMockNodes.Options
}

/** What a test may ask for besides `page`. */
export type KitFixtures = {
  /** The wallet in the pages of the test; its owner is the test. */
  wallet: MockWallet
  /** The nodes of `mockNodes`. */
  nodes: MockNodes
  /** The modal of the page. */
  modal: ModalPage
}

/**
 * Playwright's `test`, whose pages find a mock wallet and whose nodes are mock
 * ones, whether the test asks for them or not.
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
  mockNodes: [{ networks: [] }, { option: true }],
  wallet: [
    async ({ context, mockWallet }, use) => {
      const wallet = await createMockWallet(mockWallet)
      await installWallet(context, wallet)
      await use(wallet)
    },
    { auto: true },
  ],
  nodes: [
    async ({ context, mockNodes }, use) => {
      const nodes = createMockNodes(mockNodes)
      await installNodes(context, nodes)
      await use(nodes)
    },
    { auto: true },
  ],
  modal: async ({ page }, use) => {
    await use(new ModalPage(page))
  },
})
