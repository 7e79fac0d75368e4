import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { WalletReference } from '../../entities/wallet/wallet.js'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import { bareRdns } from './walletVisibility.js'

/** A wallet of the directory, and what this browser knows of it. */
export type ListedWallet = WalletListing & {
  /** It was found in this browser. */
  readonly isInstalled: boolean
  /** The connector to ask when it is installed. */
  readonly connectorId?: string | undefined
  readonly isRecent: boolean
}

type Found = { readonly info: Omit<ConnectorInfo, 'namespaces'> }

/**
 * Joins a listing with what was found: by rdns, never by a name that any
 * extension may give itself.
 * @example
 * import { toListedWallet } from '@hasp/core/internal'
 *
 * toListedWallet(wallet, { connectors: [], recent: [] }).isInstalled
 */
export function toListedWallet(
  wallet: WalletListing,
  found: {
    readonly connectors: readonly Found[]
    readonly recent: readonly WalletReference[]
  },
): ListedWallet {
  const connector = found.connectors.find(({ info }) => isSame(wallet, info))
  const ids = [wallet.id, wallet.rdns, connector?.info.storageId]
  return {
    ...wallet,
    isInstalled: connector !== undefined,
    connectorId: connector?.info.id,
    isRecent: found.recent.some(({ id }) => ids.includes(id)),
  }
}

function isSame(wallet: WalletListing, info: Found['info']): boolean {
  if (info.capabilities?.reachesManyWallets) return false
  if (info.id === wallet.id) return true
  const rdns = info.info?.rdns ?? info.storageId
  return wallet.rdns !== undefined && bareRdns(rdns) === bareRdns(wallet.rdns)
}
