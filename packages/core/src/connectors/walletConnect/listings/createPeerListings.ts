import type { WalletReference } from '../../../entities/wallet/wallet.js'
import type { WalletListing } from '../../../entities/wallet/walletListing.js'
import { bareName, isListingOf } from '../../../policies/wallets/peerListing.js'
import type { ConnectorEvent } from '../../../ports/Connector.js'
import type { ConnectorSourceParameters } from '../../../ports/ConnectorSource.js'
import type { Environment } from '../../../ports/Environment.js'
import type { WalletConnectSession } from '../../../ports/WalletConnectClient.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'

type Known = {
  listing?: WalletListing | undefined
  readonly picked: WalletReference | undefined
  readonly asked: Promise<void>
}

/** Some kilobytes of text are enough; one is shown, more are spare. */
const longestPicture = 32 * 1024
const picturesLimit = 4

/**
 * The directory's records of the wallets that are connected: what a page
 * opens and shows of a wallet comes from there, but for a picture that is part
 * of what the wallet says, and a scheme of its own.
 */
export function createPeerListings(parameters: {
  readonly environment: Environment
  readonly wallets: ConnectorSourceParameters['wallets']
  readonly signal: AbortSignal
}) {
  const { custom = [], directory } = parameters.wallets
  const byTopic = new Map<string, Known>()
  /** Links are opened on phones; the bundled wallets have no pictures. */
  const isOfUse =
    parameters.environment.isMobile() || !!directory || custom.length > 0

  const findImage = async ({ peer, topic }: WalletConnectSession) => {
    const given = peer.icons.filter((icon) => /^\s*data:/i.test(icon))
    if (given.length > 0) {
      const { readPicture } = await import(
        '../../../utils/picture/readPicture.js'
      )
      for (const icon of given.slice(0, picturesLimit)) {
        const own = readPicture(icon, longestPicture)
        if (own) return own
      }
    }
    await byTopic.get(topic)?.asked
    const { listing, picked } = byTopic.get(topic) ?? {}
    const isSame =
      listing &&
      (isListingOf(listing, peer) ||
        (listing.id === picked?.id &&
          bareName(listing.name) === bareName(peer.name)))
    return isSame ? listing.imageUrl : undefined
  }

  return {
    /** Looks a wallet up, once for each session; `picked` in a list. */
    learn({ peer, topic }: WalletConnectSession, picked?: WalletReference) {
      if (!isOfUse || byTopic.has(topic)) return
      const known: Known = {
        picked,
        asked: import('./findPeerListing.js')
          .then(({ findPeerListing }) =>
            findPeerListing({ ...parameters, peer, picked }),
          )
          .then((listing) => {
            known.listing = listing
          })
          .catch(() => undefined),
      }
      byTopic.set(topic, known)
    },
    /** As far as it is known by now. */
    get: ({ topic }: WalletConnectSession) => byTopic.get(topic)?.listing,
    /** Tells of the picture to show, once it is found and judged. */
    async notifyImage(
      now: NamespaceSession | undefined,
      listener: (event: ConnectorEvent) => void,
      until: AbortSignal,
    ): Promise<void> {
      const peer = now?.connectorSession.peer
      const imageUrl =
        peer && (await findImage(now.session).catch(() => undefined))
      if (imageUrl && !until.aborted)
        listener({ type: 'peerChanged', peer: { ...peer, imageUrl } })
    },
  }
}
