import type { BrowserContext, Page } from '@playwright/test'
import { type AnnouncedProvider, installProvider } from './installProvider.js'
import {
  installStandardWallet,
  type StandardWallet,
} from './installStandardWallet.js'

/** A wallet of a test: one of `createMockWallet` or of `mockEvmWallet`. */
export type InstallableWallet =
  | { install(window: EventTarget): unknown }
  | { announce(window: EventTarget): unknown }

/**
 * Installs a mock wallet in a browser: every page that loads from then on finds
 * it, by EIP-6963 (`eip155`) or the Wallet Standard (`solana`, `bip122`). Keys
 * and decisions stay in the test, so the wallet outlives a reload and counts
 * what it is asked.
 *
 * Install each wallet once, and before `page.goto`.
 * @param target one page, or a context with all its pages
 * @param wallet what is installed
 * @throws Error when the wallet is announced in another way, as those of
 * polkadot and cosmos are
 * @example
 * import { createMockWallet } from '@hasp/core/testing'
 * import { installWallet } from '@hasp/core/testing/playwright'
 *
 * const wallet = await createMockWallet({ namespace: 'eip155', name: 'Kite' })
 * await installWallet(page, wallet)
 * await page.goto('/')
 * wallet.decide('connect', { type: 'reject' })
 */
export async function installWallet(
  target: Page | BrowserContext,
  wallet: InstallableWallet,
): Promise<void> {
  const installing: Promise<void>[] = []
  const window = new EventTarget()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<AnnouncedProvider>
    installing.push(installProvider(target, detail))
  })
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    const { detail: offer } = event as CustomEvent<
      (api: { register(wallet: StandardWallet): () => void }) => void
    >
    offer({
      register(one) {
        installing.push(installStandardWallet(target, one))
        return () => undefined
      },
    })
  })
  if ('install' in wallet) wallet.install(window)
  else wallet.announce(window)
  if (installing.length === 0)
    throw new Error(
      'Only wallets of EIP-6963 and the Wallet Standard can be installed',
    )
  await Promise.all(installing)
}
