import type { DemoPage } from './DemoPage.js'

/** Connects a wallet that approves by itself, in any language. */
export async function connect(demo: DemoPage, wallet: string): Promise<void> {
  await demo.page.locator('[data-part="connect-button"] button').click()
  await demo.kitModal.wallet(wallet).click()
  await demo.expectConnected()
}
