import type { Namespace } from '../entities/namespace.js'
import type { Network } from '../entities/network.js'
import type { NetworkId } from '../entities/networkId.js'
import type { PairingState } from '../entities/pairing.js'
import type { SiteDescription } from '../entities/siteDescription.js'
import type { WalletListing } from '../entities/walletListing.js'
import type { AlertCode } from '../errors/alerts.js'
import type { Connector } from './Connector.js'
import type { Environment } from './Environment.js'
import type { BoundAdapter } from './NamespaceAdapter.js'
import type { WalletDirectory } from './WalletDirectory.js'

/** The configured networks, and which one each family uses. */
export type NetworksInUse = {
  readonly networks: readonly Network[]
  readonly selected: {
    readonly [namespace in Namespace]?: NetworkId | undefined
  }
}

/** Wallets reached by a code or a link, given to `createKit` as a value. */
export type PairingSource = {
  /**
   * Binds it to a kit; nothing is loaded or contacted by this. Undefined when
   * there is no relay to reach anybody by.
   */
  create(parameters: {
    environment: Environment
    site: SiteDescription
    /** Each family of theirs gets a connector of its own. */
    networks: () => NetworksInUse
    adapters: ReadonlyMap<Namespace, BoundAdapter>
    /** Where the site looks wallets up; the bundled ones unless given. */
    wallets: {
      readonly directory?: WalletDirectory | undefined
      readonly custom?: readonly WalletListing[] | undefined
    }
    /** Told of every step of the pending pairing. */
    onPairing: (state: PairingState) => void
  }): BoundPairingSource | undefined
}

/** What a pairing source tells by itself. */
export type PairingNews =
  /**
   * A wallet approved with nobody waiting for this family: after a reload, or
   * together with another family. `reconnect` gives its session.
   */
  | { readonly type: 'approved'; readonly connector: Connector }
  /** A code was made, was scanned, or is of no use any longer. */
  | { readonly type: 'created' | 'seen' | 'expired' }
  /** Something that the developer of the page should mend. */
  | { readonly type: 'alert'; readonly code: AlertCode }
  /** A wallet asks its owner, or has stopped asking. */
  | {
      readonly type: 'request'
      readonly connector: Connector
      readonly isPending: boolean
    }

/** A pairing source bound to one kit. */
export type BoundPairingSource = {
  /**
   * Tells of its connectors (type `WALLET_CONNECT`, one per family), and of
   * what happens besides, until the signal is aborted.
   */
  discover(
    listeners: {
      onFound: (connector: Connector) => void
      onNews: (news: PairingNews) => void
    },
    signal: AbortSignal,
  ): void
  /**
   * Keeps a pairing pending until the signal is aborted: made now unless a
   * valid one is there, renewed before it ends, at most ten times.
   */
  keepFresh(signal: AbortSignal): void
  /** Gives up the pending pairing; one that a wallet has seen may still end well. */
  cancel(): void
  /** Host of the relay, for a sentence about it. */
  readonly relayHost: string
}
