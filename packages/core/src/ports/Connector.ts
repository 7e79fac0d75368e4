import type { Account } from '../entities/account/account.js'
import type { NonEmpty, WalletPeer } from '../entities/connection/connection.js'
import type { ConnectorInfo } from '../entities/connection/connectorInfo.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { WalletReference } from '../entities/wallet/wallet.js'
import type { KitError } from '../errors/KitError.js'

/** What a wallet says of itself once it is connected. */
export type ConnectorSession = {
  readonly accounts: NonEmpty<Account>
  readonly caipNetworkId: NetworkId
  /** The only networks that it serves; absent when it may serve any. */
  readonly networkIds?: readonly NetworkId[] | undefined
  /** The wallet behind a connector that reaches several. */
  readonly peer?: WalletPeer | undefined
}

/** What connecting gives. */
export type GrantedSession = ConnectorSession & {
  /**
   * The namespace it is for, where the wallet granted another than was asked.
   */
  readonly namespace?: Namespace | undefined
}

/** What a connected wallet tells by itself. */
export type ConnectorEvent =
  | {
      readonly type: 'accountsChanged'
      readonly accounts: NonEmpty<Account>
      readonly networkIds?: readonly NetworkId[] | undefined
    }
  | { readonly type: 'networkChanged'; readonly caipNetworkId: NetworkId }
  | { readonly type: 'disconnected' }
  /** More is known of the wallet behind a connector that reaches several. */
  | { readonly type: 'peerChanged'; readonly peer: WalletPeer }
  /**
   * The answer to a request that nobody waits for any more: it came after the
   * request's end, or after a reload.
   */
  | {
      readonly type: 'requestAnswered'
      readonly method: string
      readonly params: unknown
      readonly networkId: NetworkId
      readonly outcome:
        | { readonly result: unknown }
        | { readonly error: KitError }
    }

/**
 * One way to reach one wallet in one namespace. All methods reject with errors
 * of the catalogue, and settle when their signal is aborted.
 */
export type Connector = {
  readonly info: ConnectorInfo
  readonly namespace: Namespace
  /** The wallet's own object, where several namespaces share one. */
  readonly source?: object | undefined
  /** How long connecting may take; 5 minutes unless given. */
  readonly answerLimitMs?: number | undefined
  /**
   * Its namespaces are one login: whoever disconnects one of them disconnects
   * them all.
   */
  readonly isOneLogin?: boolean | undefined
  /**
   * How long it may take until the wallet can be asked at all; a connection of
   * an earlier visit waits that much longer.
   */
  readonly loadLimitMs?: number | undefined
  /**
   * Once the wallet has ended a connection, to reconnect would prompt: it is
   * left to the visitor, also after a reload.
   */
  readonly promptsAnew?: boolean | undefined
  /**
   * Fetches what connecting needs, so that it is there sooner. It contacts
   * nobody, and rejects where a part could not be fetched.
   */
  preload?(): Promise<unknown>
  /** Asks the wallet, which may prompt the visitor. */
  connect(parameters: {
    /** Ask for the account picker even if the site is known. */
    chooseAccount?: boolean | undefined
    /** Another namespace does as well, if the wallet grants no other. */
    isAnyNamespace?: boolean | undefined
    /** The one that was picked, for a connector that reaches several. */
    wallet?: WalletReference | undefined
    /** The network to be on, where the wallet leaves that to the site. */
    networkId?: NetworkId | undefined
    signal: AbortSignal
  }): Promise<GrantedSession>
  /**
   * Never prompts, where the wallet can be asked silently. Those of polkadot
   * and cosmos cannot: they are asked for nothing but what was granted before,
   * and may prompt if they were locked since or have forgotten the site.
   * Undefined when the wallet no longer grants access.
   */
  reconnect(parameters: {
    signal: AbortSignal
    /** The account to put first, where the wallet leaves that to the site. */
    address?: string | undefined
    /** The network to be on, where the wallet leaves that to the site. */
    networkId?: NetworkId | undefined
  }): Promise<ConnectorSession | undefined>
  /** Forgets the session; `revoke` also takes the grant back in the wallet. */
  disconnect(parameters: {
    revoke?: boolean | undefined
    /** Another wallet of the namespace takes its place. */
    isReplaced?: boolean | undefined
    signal: AbortSignal
  }): Promise<void>
  /** Resolves once the wallet itself reports the network. */
  switchNetwork(parameters: {
    network: Network
    signal: AbortSignal
    /** Told when the network has to be added first. */
    onAdding?: (() => void) | undefined
  }): Promise<void>
  /**
   * What the site signs through: the wallet's own EIP-1193 provider on EVM,
   * else a `SolanaProvider`, `BitcoinProvider`, `PolkadotProvider` or
   * `CosmosProvider` of this kit.
   */
  getProvider(): unknown
  /** Opens the wallet's app, for one that is not on this page. */
  link?(): string | undefined
  /** Listens from connect or reconnect on, until the signal is aborted. */
  listen(listener: (event: ConnectorEvent) => void, signal: AbortSignal): void
}
