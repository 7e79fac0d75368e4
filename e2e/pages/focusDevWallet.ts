import type { DemoPage } from './DemoPage.js'
import { focusByKeyboard } from './focusByKeyboard.js'

/** Goes to the dev wallet by keyboard: into the list, then down to its row. */
export async function focusDevWallet(demo: DemoPage): Promise<void> {
  await focusByKeyboard(demo.act(/^WalletConnect/))
  await focusByKeyboard(demo.devWallet, 'ArrowDown')
}
