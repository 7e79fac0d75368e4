import { findPairing, type Kit } from '@hasp/core'
import { hasHostedWallet } from '../hosted/hasHostedWallet.js'

/** Whether there is more to choose from than the wallets of this browser. */
export function hasMoreWallets(kit: Kit): boolean {
  return (
    findPairing(kit) !== undefined ||
    hasHostedWallet(kit) ||
    Object.keys(kit.options.wallets).length > 0
  )
}
