import type { Account } from '../account/account.js'
import type { AccountId } from '../account/accountId.js'
import type { Namespace } from '../network/namespace.js'
import type { NetworkId } from '../network/networkId.js'

/** A connection is known by its namespace and its wallet's storage id. */
export type ConnectionId = `${Namespace}/${string}`

export type NonEmpty<item> = readonly [item, ...item[]]

/** A wallet that is reached through another one's connector. */
export type WalletPeer = {
  readonly name: string
  readonly imageUrl?: string | undefined
}

type Common = {
  readonly id: ConnectionId
  readonly namespace: Namespace
  readonly connectorId: string
  /** The provider's name, for a hosted wallet opened by social login. */
  readonly auth?: { readonly name: string } | undefined
}

/** A wallet's connection in one namespace; only `connected` has accounts. */
export type Connection =
  | (Common & {
      readonly status: 'connecting'
      readonly startedAt: number
      /** Of an earlier connection, which a failure leaves as it was. */
      readonly lastKnown?: LastKnown | undefined
    })
  | (Common & {
      readonly status: 'reconnecting'
      readonly lastKnown: LastKnown
      /** Whether it was the one in use when the page was left. */
      readonly wasActive: boolean
    })
  | (Common & {
      readonly status: 'connected'
      /** The first one is the account in use. */
      readonly accounts: NonEmpty<Account>
      /** The network that the wallet reports, configured or not. */
      readonly caipNetworkId: NetworkId
      /** The only networks that the wallet serves; absent: any. */
      readonly networkIds?: readonly NetworkId[] | undefined
      /** The name of the peer, else of the connector. */
      readonly walletName: string
      /** The wallet behind a connector that reaches several. */
      readonly peer?: WalletPeer | undefined
      /**
       * The account that is signed in at the site; nobody is, where it is not the
       * one in use, on the network in use.
       */
      readonly signedInAs?: AccountId | undefined
      /** It was asked for silently, then, and was this before. */
      readonly reconnected?:
        | { readonly at: number; readonly from: LastKnown }
        | undefined
    })
  | (Common & {
      readonly status: 'disconnected'
      readonly lastKnown: LastKnown
    })

/** A connection that can be used: it has an account and a network. */
export type ConnectedConnection = Extract<Connection, { status: 'connected' }>

/**
 * What was true when the wallet was connected last: for labels, not for use.
 */
export type LastKnown = {
  readonly accounts: readonly Account[]
  readonly caipNetworkId: NetworkId
  readonly walletName: string
}

/**
 * The identity of a connection. It outlives the page, where the id of a
 * connector may be another one after a reload.
 * @param storageId `storageId` of the connector's info
 * @example connectionId('eip155', 'io.kite') // 'eip155/io.kite'
 */
export function connectionId(
  namespace: Namespace,
  storageId: string,
): ConnectionId {
  return `${namespace}/${storageId}`
}

/** The identity of the connection that a connector makes. */
export function connectionIdOf(connector: {
  readonly namespace: Namespace
  readonly info: { readonly storageId: string }
}): ConnectionId {
  return connectionId(connector.namespace, connector.info.storageId)
}

/** What a connection leaves behind for labels and a later reconnection. */
export function lastKnownOf({
  accounts,
  caipNetworkId,
  walletName,
}: ConnectedConnection): LastKnown {
  return { accounts, caipNetworkId, walletName }
}
