import { queryWallets } from '../../directory/queryWallets.js'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import type { WalletDirectory } from '../../ports/WalletDirectory.js'

/**
 * A directory of one's own, e.g. from a JSON file of the site. Records that do
 * not fit `WalletListing` are left out.
 * @param wallets in the order to show them
 * @returns a directory for `createKit({ wallets: { directory } })`
 * @example
 * import { staticDirectory } from '@hasp/core/walletDirectory'
 *
 * const directory = staticDirectory([
 *   {
 *     id: 'kite',
 *     name: 'Kite',
 *     namespaces: ['eip155'],
 *     homepage: 'https://kite.example',
 *     isPairable: true,
 *     links: { native: 'kite://' },
 *     stores: {},
 *   },
 * ])
 */
export function staticDirectory(wallets: readonly unknown[]): WalletDirectory {
  let parsed: readonly WalletListing[] | undefined
  return {
    isLocal: true,
    async getWallets(query, { environment }) {
      const { parseWallets } = await import('./parseWallets.js')
      parsed ??= parseWallets(wallets, environment.window?.location?.origin)
      return queryWallets(parsed, query)
    },
  }
}
