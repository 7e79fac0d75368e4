import type { Approval } from '../entities/approval.js'
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
   * A wallet approved what the visitor asked for, with nobody waiting for this
   * family: after a reload, or together with another family. It counts once it
   * is accepted; `reconnect` then gives its session.
   */
  | {
      readonly type: 'approved'
      readonly connector: Connector
      readonly approvalId: string
      /** Another tab has accepted it already. */
      readonly isChosen: boolean
      /** The visitor may be doing something else by now. */
      readonly isLate: boolean
    }
  /** All approvals that the visitor is to be asked about, at each change. */
  | { readonly type: 'approvals'; readonly approvals: readonly Approval[] }
  /** A code was made, was scanned, or is of no use any longer. */
  | { readonly type: 'created' | 'seen' | 'expired' }
  /** Something that the developer of the page should mend. */
  | { readonly type: 'alert'; readonly code: AlertCode }
  /** A wallet asks its owner, or has stopped asking. */
  | {
      readonly type: 'request'
      readonly connector: Connector
      readonly isPending: boolean
      /** The relay does not answer now: the question may be late. */
      readonly isSlow: boolean
    }

/** What becomes of an approval: it counts, is asked about, or is over. */
export type Verdict = 'accept' | 'ask' | 'refuse'

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
  /**
   * Ends every session, and removes all that is kept of them and of pairings,
   * whether or not anything was loaded.
   */
  forget(): Promise<void>
  /** As `cancel`, a moment later and unless a pairing is wanted again. */
  letGo(): void
  /** Decides about one family of an approval. */
  decide(approvalId: string, namespace: Namespace, verdict: Verdict): void
  /** Host of the relay, for a sentence about it. */
  readonly relayHost: string
}
