import type { SiteDescription } from '../entities/connection/siteDescription.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { Cacao } from '../entities/signIn/cacao.js'
import type { KitError } from '../errors/KitError.js'
import type { Environment } from './Environment.js'

/** What one side of a session says of itself (WalletConnect Sign API). */
export type PeerMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
  /** How to come back to it: a scheme of its own, or a universal link. */
  readonly redirect?:
    | {
        readonly native?: string | undefined
        readonly universal?: string | undefined
      }
    | undefined
}

/** What a site asks for in one namespace (CAIP-25). */
export type ProposedNamespace = {
  readonly chains: readonly NetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What a wallet granted in one namespace (CAIP-25). */
export type SessionNamespace = {
  /** CAIP-10, each of a chain of this namespace; never empty. */
  readonly accounts: readonly string[]
  readonly chains: readonly NetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A session between this site and a wallet; both sides know its topic. */
export type WalletConnectSession = {
  readonly topic: string
  readonly peer: PeerMetadata
  readonly namespaces: {
    readonly [namespace in Namespace]?: SessionNamespace | undefined
  }
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** A proposal that waits for a wallet, and its address. */
export type Pairing = {
  readonly topic: string
  /** The pairing URI (`wc:…@2?…`): it holds a key, it is never logged. */
  readonly uri: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Settles once: `USER_REJECTED`, `PAIRING_EXPIRED`, `CANCELLED`. */
  readonly approval: Promise<WalletConnectSession>
  /** Withdraws the proposal; a session approved afterwards is ended. */
  cancel(): void
}

/** A request to the wallet of a session, which asks its owner. */
export type SessionRequest = {
  readonly topic: string
  readonly chainId: NetworkId
  readonly method: string
  readonly params: unknown
  /** Milliseconds until it counts as unanswered; 5 minutes unless given. */
  readonly lifetimeMs?: number | undefined
}

/** What the site wants signed when it signs in while pairing (CAIP-222). */
export type AuthenticateRequest = {
  readonly chains: readonly NetworkId[]
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Methods asked for beside, as a ReCap (ERC-5573). */
  readonly methods?: readonly string[] | undefined
}

/** What the client tells by itself. */
export type WalletConnectEvent =
  /** The relay answers, or has not answered for a while. */
  | { readonly type: 'relay'; readonly isReachable: boolean }
  /** The relay refuses the client: its token, or its project id. */
  | {
      readonly type: 'relayRefused'
      readonly reason: 'token' | 'projectId' | 'origin'
    }
  /** A wallet holds the pairing's key: its code was scanned. */
  | { readonly type: 'pairingSeen'; readonly topic: string }
  /** Approved with nobody waiting any more, e.g. after a reload. */
  | {
      readonly type: 'sessionApproved'
      readonly session: WalletConnectSession
    }
  /** Accounts, chains or the end of the session moved. */
  | { readonly type: 'sessionUpdated'; readonly session: WalletConnectSession }
  | {
      readonly type: 'sessionEvent'
      readonly topic: string
      readonly chainId: NetworkId
      /** e.g. `accountsChanged`, `chainChanged`. */
      readonly name: string
      readonly data: unknown
    }
  /** Ended by the wallet, or expired. */
  | { readonly type: 'sessionEnded'; readonly topic: string }
  /**
   * The answer to a request that nobody waits for any more: it came after the
   * request's end, after a reload, or to another tab.
   */
  | {
      readonly type: 'requestAnswered'
      readonly topic: string
      readonly chainId: NetworkId
      readonly method: string
      /** Undefined unless they were about money, and not too long to keep. */
      readonly params: unknown
      readonly outcome:
        | { readonly result: unknown }
        | { readonly error: KitError }
    }

/**
 * The site's side of WalletConnect v2. Every promise settles once, with errors
 * of the catalogue, and ends with `CANCELLED` when its signal is aborted.
 */
export type WalletConnectClient = {
  /**
   * Proposes a session. Resolves when the address may be shown: keys made, the
   * relay has taken the proposal.
   * @throws `RELAY_UNAVAILABLE` when no relay answers within 5 s; the client
   * keeps trying, and the next call profits from it. `RELAY_REFUSED`
   */
  pair(parameters: {
    optionalNamespaces: {
      readonly [namespace in Namespace]?: ProposedNamespace | undefined
    }
    /** A pairing made before, to propose on again (R7.23). */
    pairingTopic?: string | undefined
    signal: AbortSignal
  }): Promise<Pairing>
  /** Pairs and signs in with one approval (R7.24). */
  authenticate(
    parameters: AuthenticateRequest & { signal: AbortSignal },
  ): Promise<
    Omit<Pairing, 'approval'> & {
      readonly approval: Promise<{
        readonly auths: readonly Cacao[]
        readonly session: WalletConnectSession | undefined
      }>
    }
  >
  /** The sessions that hold, expired ones left out. */
  sessions(): readonly WalletConnectSession[]
  /**
   * Asks the wallet. Never answered twice; after a relay restart it still
   * settles. What was handed to a relay may arrive whatever the relay says:
   * what the wallet answers once nobody waits is told as `requestAnswered`.
   * @throws `USER_REJECTED` and its kin; `RELAY_UNAVAILABLE` when no relay
   * could be handed the request within 10 s, which proves that nothing left;
   * `REQUEST_TOO_LARGE` and `RELAY_REFUSED` by a relay's word, which proves
   * nothing; `SESSION_STALE` when the wallet knows no such session;
   * `WALLET_NOT_RESPONDING`
   */
  request(
    parameters: SessionRequest & { signal?: AbortSignal | undefined },
  ): Promise<unknown>
  /** Whether the wallet's app answers now; most answer only while open. */
  ping(parameters: { topic: string; signal: AbortSignal }): Promise<void>
  /** Seven days from now. */
  extend(parameters: { topic: string }): Promise<void>
  /** Ends here at once; the wallet is told, now or when the relay is back. */
  disconnect(parameters: { topic: string }): Promise<void>
  listen(
    listener: (event: WalletConnectEvent) => void,
    signal: AbortSignal,
  ): void
}

/**
 * Makes the client of one kit. It lets go of everything when the signal is
 * aborted; sessions outlive it in the storage.
 */
export type WalletConnectClientFactory = (parameters: {
  environment: Environment
  site: SiteDescription
  /** In the order in which they are tried; never empty but for own clients. */
  relayUrls: readonly string[]
  projectId?: string | undefined
  /** Whether `authenticate` is likely: what it needs may be fetched now. */
  signsIn?: boolean | undefined
  signal: AbortSignal
}) => Promise<WalletConnectClient>
