import { findPairing, type Kit } from '@hasp/core'

/** Whether more is listed than the wallets of this browser. */
export function hasMoreWallets(kit: Kit): boolean {
  return (
    findPairing(kit) !== undefined ||
    Object.keys(kit.options.wallets).length > 0
  )
}
