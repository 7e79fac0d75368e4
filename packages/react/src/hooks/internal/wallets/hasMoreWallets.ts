import { findHosted, findPairing, type Kit } from '@hasp/core'

/** Whether there is more to choose from than the wallets of this browser. */
export function hasMoreWallets(kit: Kit): boolean {
  return (
    findPairing(kit) !== undefined ||
    findHosted(kit) !== undefined ||
    Object.keys(kit.options.wallets).length > 0
  )
}
