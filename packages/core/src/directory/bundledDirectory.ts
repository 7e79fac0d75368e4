import { KitError } from '../errors/KitError.js'
import type { WalletPage, WalletQuery } from '../ports/WalletDirectory.js'
import { loadSnapshot } from './loadSnapshot.js'
import { queryWallets } from './queryWallets.js'

/**
 * The wallets that come with the kit: some 140 well-known ones, whose logos
 * the kit knows. Loaded with the first list; it needs no host.
 * @returns a directory for `createKit({ wallets: { directory } })`; it is the
 * one that is used unless another is given
 * @example
 * import { bundledDirectory } from '@hasp/core/walletDirectory'
 *
 * const directory = bundledDirectory()
 */
export function bundledDirectory(): {
  readonly isLocal: true
  getWallets(query: WalletQuery, context?: object): Promise<WalletPage>
} {
  return {
    isLocal: true,
    async getWallets(query) {
      const { snapshot } = await loadSnapshot().catch((cause) => {
        throw new KitError('WALLET_LIST_UNAVAILABLE', {}, { cause })
      })
      return queryWallets(snapshot, query)
    },
  }
}
