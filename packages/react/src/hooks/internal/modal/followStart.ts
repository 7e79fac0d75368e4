import { connectInWalletBrowser, type Kit } from '@hasp/core'
import { returnAfterReload } from './returnAfterReload.js'

/** What only some starts of a kit are followed by. */
export function followStart(kit: Kit): void {
  if (kit.options.autoConnectInWalletBrowser) connectInWalletBrowser(kit)
  returnAfterReload(kit)
}
