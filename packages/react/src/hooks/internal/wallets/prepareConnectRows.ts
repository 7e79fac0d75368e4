import {
  getConnectWallets,
  internals,
  isWalletListLocal,
  preloadWalletLogos,
} from '@hasp/core/internal'
import type { ViewResources } from '../modal/useKitRoot.js'

/**
 * Has the rows of the directory at hand when the first list is drawn. A
 * directory with a host is not asked before the visitor opens it.
 */
export async function prepareConnectRows({
  kit,
  queries,
}: ViewResources): Promise<void> {
  if (!isWalletListLocal(kit)) return
  const isForPhone = kit[internals].environment.isMobile()
  queries.connectWallets ??= await getConnectWallets(kit, { isForPhone })
  // After what the first frame waits for.
  void preloadWalletLogos(kit)
}
