import { bundledDirectory } from '../../directory/bundledDirectory.js'
import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import type { WalletDirectory } from '../../ports/WalletDirectory.js'

/** The directory of a kit: the configured one, else the bundled one. */
export function directoryOf(kit: Kit): WalletDirectory {
  return walletOptionsOf(kit).directory ?? bundledDirectory()
}

/**
 * Whether the list of wallets is all here, so that a search needs no quiet.
 * @example
 * import { isWalletListLocal } from '@hasp/core/internal'
 *
 * const isLocal = isWalletListLocal(kit)
 */
export function isWalletListLocal(kit: Kit): boolean {
  return directoryOf(kit).isLocal === true
}
