import type { Approval } from '../entities/connection/approval.js'
import type { PairingState } from '../entities/connection/pairing.js'
import type { SiteDescription } from '../entities/connection/siteDescription.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { WalletListing } from '../entities/wallet/walletListing.js'
import type { AlertCode } from '../errors/alerts.js'
import type { Connector } from './Connector.js'
import type { Environment } from './Environment.js'
import type { HostedWalletCapability } from './HostedWallet.js'
import type { BoundAdapter } from './NamespaceAdapter.js'
import type { ConnectSignIns } from './SignInWhileConnecting.js'
import type { WalletDirectory } from './WalletDirectory.js'

/** The configured networks, and which one each namespace uses. */
export type NetworksInUse = {
  readonly networks: readonly Network[]
  readonly selected: {
    readonly [namespace in Namespace]?: NetworkId | undefined
  }
}

/** What a source of connectors learns of the kit that it belongs to. */
export type ConnectorSourceParameters = {
  readonly environment: Environment
  /** What the site says of itself to wallets. */
  readonly site: SiteDescription
  /** Read anew whenever it matters: the visitor may select another network. */
  readonly networks: () => NetworksInUse
  readonly adapters: ReadonlyMap<Namespace, BoundAdapter>
  /** Signing in; absent where the site asks nobody to. */
  readonly signIn?:
    | {
        /** Fetches what signs in with what connects. */
        loadConnecting(): Promise<ConnectSignIns | undefined>
      }
    | undefined
  /** Where the site looks wallets up; the bundled ones unless given. */
  readonly wallets: {
    readonly directory?: WalletDirectory | undefined
    readonly custom?: readonly WalletListing[] | undefined
  }
}

/**
 * Connectors that come from outside the adapters, or reach wallets of several
 * namespaces: a value for the option `connectors` of `createKit`.
 */
export type ConnectorSource = {
  /**
   * Binds it to a kit; nothing is loaded or contacted by this.
   * @returns undefined when it is not configured: it is as if it were absent
   */
  create(
    parameters: ConnectorSourceParameters,
  ): BoundConnectorSource | undefined
  /** The relays that it uses, if any: in development they are checked. */
  readonly relayUrls?: readonly string[] | undefined
  /** It has nowhere to go to: in development the console says so. */
  readonly lacksOrigin?: boolean | undefined
}

/** A source of connectors bound to one kit. */
export type BoundConnectorSource = {
  /**
   * Reports every connector that is found or lost, and what happens besides,
   * until the signal is aborted.
   */
  discover(
    listeners: {
      readonly onFound: (connector: Connector) => void
      readonly onLost: (connector: Connector) => void
      readonly onEvent: (event: ConnectorSourceEvent) => void
    },
    signal: AbortSignal,
  ): void
  /** Looks again, e.g. after the visitor installed a wallet. */
  rediscover?(): void
  /**
   * Ends every session, and removes all that the source keeps on this device,
   * whether or not anything was loaded.
   */
  forget?(): Promise<void>
  /** Present when its wallets are reached by a code or a link. */
  readonly pairing?: PairingCapability | undefined
  /** Present when its wallet is opened by a login. */
  readonly hosted?: HostedWalletCapability | undefined
}

/** What becomes of an approval: it counts, is asked about, or is over. */
export type Verdict = 'accept' | 'ask' | 'refuse'

/** Wallets on another device: one pairing is pending at a time. */
export type PairingCapability = {
  /** The id that its connectors share, one for each namespace. */
  readonly connectorId: string
  /** Host of the relay, for a sentence about it. */
  readonly relayHost: string
  /**
   * Gets ready what a pairing needs, so that the next one is there sooner. It
   * contacts nobody, and rejects where a part could not be fetched.
   */
  preload?(): Promise<unknown> | undefined
  /**
   * Keeps a pairing pending until the signal is aborted: made now unless a
   * valid one is there, renewed before it ends, at most ten times.
   */
  keepFresh(signal: AbortSignal): void
  /**
   * Gives up the pending pairing; one that a wallet has seen may still end
   * well.
   */
  cancel(): void
  /** As `cancel`, a moment later and unless a pairing is wanted again. */
  letGo(): void
  /** Decides about one namespace of an approval. */
  decide(approvalId: string, namespace: Namespace, verdict: Verdict): void
}

/** What a source of connectors reports by itself. */
export type ConnectorSourceEvent =
  /**
   * A connector can be connected without a prompt, and its source asks for it:
   * followed unless the visitor uses another wallet, or has disconnected it.
   */
  | { readonly type: 'available'; readonly connector: Connector }
  /** A step of the pending pairing. */
  | { readonly type: 'pairingChanged'; readonly pairing: PairingState }
  /** A code was made, was scanned, or is of no use any longer. */
  | {
      readonly type: 'pairingCreated' | 'pairingSeen' | 'pairingExpired'
    }
  /**
   * A wallet approved what the visitor asked for, with nobody waiting for this
   * namespace: after a reload, or together with another namespace. It counts
   * once it is accepted; `reconnect` then gives its session.
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
  /** The page asked for what the wallet never does. */
  | { readonly type: 'notAllowed'; readonly connector: Connector }
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
