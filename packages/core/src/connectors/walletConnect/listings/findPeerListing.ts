import { bundledDirectory } from '../../../directory/bundledDirectory.js'
import type { WalletReference } from '../../../entities/wallet/wallet.js'
import type { WalletListing } from '../../../entities/wallet/walletListing.js'
import { bareName, isListingOf } from '../../../policies/wallets/peerListing.js'
import type { ConnectorSourceParameters } from '../../../ports/ConnectorSource.js'
import type { Environment } from '../../../ports/Environment.js'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'
import { readShortText } from '../../../utils/readShortText.js'

/**
 * The directory's record of a wallet: the picked one, else by name and host.
 */
export async function findPeerListing(parameters: {
  readonly environment: Environment
  readonly wallets: ConnectorSourceParameters['wallets']
  readonly peer: PeerMetadata
  readonly picked: WalletReference | undefined
  readonly signal: AbortSignal
}): Promise<WalletListing | undefined> {
  const { environment, peer, picked, signal, wallets } = parameters
  const { custom = [], directory = bundledDirectory() } = wallets
  const ask = async (query: { include: string[] } | { search: string }) =>
    await directory
      .getWallets({ page: 1, ...query }, { environment, signal })
      .then((page) => page.wallets)
      .catch(() => [])

  const isPicked = ({ id }: WalletListing) => id === picked?.id
  const own = custom.find(isPicked)
  if (own) return own
  const chosen = picked && (await ask({ include: [picked.id] }))
  const listing = chosen?.find(isPicked)
  const search = bareName(readShortText(peer.name) ?? '')
  if (listing || !search) return listing
  const isOfPeer = (one: WalletListing) => isListingOf(one, peer)
  return custom.find(isOfPeer) ?? (await ask({ search })).find(isOfPeer)
}
