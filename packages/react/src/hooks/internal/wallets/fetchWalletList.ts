import { loadSnapshot } from '@hasp/core/internal'
import type { ViewResources } from '../modal/useKitRoot.js'

/**
 * Has the bundled wallets travel beside the code that puts them in order, which
 * says what could not be had. A directory of the site's own is not asked.
 */
export function fetchWalletList({ kit }: ViewResources): void {
  if (!kit.options.wallets.directory) loadSnapshot().catch(() => undefined)
}
