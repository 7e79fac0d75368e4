import type { KnownIdentity } from '../entities/knownIdentity.js'
import type { Namespace } from '../entities/namespace.js'
import type { Network } from '../entities/network.js'
import type { SendReview } from '../entities/route.js'
import type { SiteDescription } from '../entities/siteDescription.js'
import type { Token } from '../entities/token.js'
import type { TransactionStatus } from '../entities/transaction.js'
import type { Connector } from './Connector.js'
import type { Environment } from './Environment.js'
import type { Families } from './Families.js'

/** Base units of a network's own currency. */
export type NativeBalance = {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/**
 * What an adapter needs to send: the parts of a review that go to the wallet.
 * Amounts are base units.
 */
export type SendRequest = Omit<
  SendReview,
  'intentId' | 'cautions' | 'balanceAfter' | 'fee' | 'connectorId'
>

/**
 * What a family can do besides connecting. A missing key means that it is not
 * supported: there is no method that throws instead.
 */
export type Capabilities = {
  /** The balance of the network's own currency. */
  getBalance(p: {
    network: Network
    address: string
    signal: AbortSignal
  }): Promise<NativeBalance>
  /** The native currency first, then the configured tokens. */
  getTokens(p: {
    network: Network
    address: string
    signal: AbortSignal
  }): Promise<readonly Token[]>
  /** Checks a receiver strictly and gives its canonical form. */
  parseReceiver(value: string): string | undefined
  /** Asserts the node's chain, then estimates the most the network may take. */
  prepareSend(p: {
    network: Network
    request: SendRequest
    signal: AbortSignal
  }): Promise<{ fee: bigint; isContract: boolean }>
  /** Asks the wallet to send; resolves with the transaction's hash. */
  sendToken(p: {
    network: Network
    connector: Connector
    request: SendRequest & {
      /** The most that may be taken, as it was shown. */
      readonly fee?: bigint | undefined
    }
    signal: AbortSignal
  }): Promise<{ hash: string }>
  /** Follows a transaction until it is final or has failed. */
  watchTransaction(p: {
    network: Network
    hash: string
    from: string
    onStatus: (status: TransactionStatus) => void
    signal: AbortSignal
  }): Promise<void>
}

/** One chain family, given to `createKit` as a value. */
export type NamespaceAdapter = {
  readonly namespace: Namespace
  /**
   * What a site of several families needs besides: brought by every family
   * that may be one of several, so that a site of EVM alone does without.
   */
  readonly families?:
    | ((
        connectors: () => readonly Connector[],
        identities?: readonly KnownIdentity[],
      ) => Families)
    | undefined
  /** Binds the family to a kit's world and networks. */
  create(p: {
    environment: Environment
    networks: readonly Network[]
    /** What the site says of itself to wallets that ask for it. */
    site?: SiteDescription | undefined
  }): BoundAdapter
}

/** A family bound to one kit: its wallets and what it can do. */
export type BoundAdapter = {
  readonly namespace: Namespace
  readonly capabilities: Partial<Capabilities>
  /** Tells of every connector found or lost, until the signal is aborted. */
  discover(
    listeners: {
      onFound: (connector: Connector) => void
      onLost: (connector: Connector) => void
    },
    signal: AbortSignal,
  ): void
  /** Looks again, e.g. after the visitor installed a wallet. */
  rediscover(): void
}
