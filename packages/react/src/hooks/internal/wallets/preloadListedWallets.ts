import type { Kit } from '@hasp/core'
import { loadSnapshot } from '@hasp/core/internal'

/**
 * Fetches the bundled wallets beside the code that puts them in order, which
 * says what could not be had.
 */
export function preloadListedWallets(kit: Kit): void {
  if (!kit.options.wallets.directory) loadSnapshot().catch(() => undefined)
}
