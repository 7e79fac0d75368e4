import { bundledDirectory } from '../../directory/bundledDirectory.js'
import type { WalletReference } from '../../entities/wallet.js'
import type { WalletListing } from '../../entities/walletListing.js'
import { bareName, isListingOf } from '../../policies/peerListing.js'
import type { Environment } from '../../ports/Environment.js'
import type { PairingSource } from '../../ports/PairingSource.js'
import type { WalletConnectSession } from '../../ports/WalletConnectClient.js'
import { readWalletName } from '../../utils/readWalletName.js'

type Known = {
  listing?: WalletListing | undefined
  readonly picked: WalletReference | undefined
  readonly asked: Promise<void>
}

/**
 * The directory's records of the wallets that are connected: what a page
 * opens and shows of a wallet comes from there, not from the wallet.
 */
export function createPeerListings(parameters: {
  readonly environment: Environment
  readonly wallets: Parameters<PairingSource['create']>[0]['wallets']
  readonly signal: AbortSignal
}) {
  const { environment, signal } = parameters
  const { custom = [], directory } = parameters.wallets
  const byTopic = new Map<string, Known>()
  /** Links are opened on phones; the bundled wallets have no pictures. */
  const isOfUse = environment.isMobile() || !!directory || custom.length > 0

  const ask = async (query: { include: string[] } | { search: string }) =>
    await (directory ?? bundledDirectory())
      .getWallets({ page: 1, ...query }, { environment, signal })
      .then(({ wallets }) => wallets)
      .catch(() => [])

  const find = async (
    { peer }: WalletConnectSession,
    picked: WalletReference | undefined,
  ) => {
    const isPicked = ({ id }: WalletListing) => id === picked?.id
    const own = custom.find(isPicked)
    if (own) return own
    const chosen = picked && (await ask({ include: [picked.id] }))
    const listing = chosen?.find(isPicked)
    const search = bareName(readWalletName(peer.name) ?? '')
    if (listing || !search) return listing
    const isOfPeer = (one: WalletListing) => isListingOf(one, peer)
    return custom.find(isOfPeer) ?? (await ask({ search })).find(isOfPeer)
  }

  return {
    /** Looks a wallet up, once for each session; `picked` in a list. */
    learn(session: WalletConnectSession, picked?: WalletReference): void {
      if (!isOfUse || byTopic.has(session.topic)) return
      const known: Known = {
        picked,
        asked: find(session, picked).then((listing) => {
          known.listing = listing
        }),
      }
      byTopic.set(session.topic, known)
    },
    /** As far as it is known by now. */
    get: ({ topic }: WalletConnectSession) => byTopic.get(topic)?.listing,
    /** The record's picture, if the wallet agrees that it is the one. */
    async findImage({
      peer,
      topic,
    }: WalletConnectSession): Promise<string | undefined> {
      const known = byTopic.get(topic)
      await known?.asked
      const { listing, picked } = known ?? {}
      const isSame =
        listing &&
        (isListingOf(listing, peer) ||
          (listing.id === picked?.id &&
            bareName(listing.name) === bareName(peer.name)))
      return isSame ? listing.imageUrl : undefined
    },
  }
}
