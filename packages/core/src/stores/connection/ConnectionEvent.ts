import type { Account } from '../../entities/account/account.js'
import type { AccountId } from '../../entities/account/accountId.js'
import type {
  ConnectedConnection,
  Connection,
  ConnectionId,
  LastKnown,
  NonEmpty,
  WalletPeer,
} from '../../entities/connection/connection.js'
import type { EarlierConnection } from '../../entities/connection/earlierConnection.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { KitError } from '../../errors/KitError.js'
import type { ConnectorSession } from '../../ports/Connector.js'
import type { OpenAttempt } from './connections.js'

/** Everything that can happen to a connection. */
export type ConnectionEvent =
  /** A wallet was asked, which may prompt the visitor. */
  | { readonly type: 'asked'; readonly attempt: OpenAttempt }
  | { readonly type: 'answerDelayed'; readonly attemptId: string }
  /** A wallet granted access; without an attempt, nobody waited for it. */
  | {
      readonly type: 'granted'
      readonly attemptId?: string | undefined
      readonly connection: ConnectedConnection
    }
  /** Refused, timed out, cancelled or broken: the error says which. */
  | {
      readonly type: 'failed'
      readonly attemptId: string
      readonly error: KitError
    }
  /** An approval arrived for which nobody waits: it is asked for silently. */
  | {
      readonly type: 'approved'
      readonly connection: Pick<
        Connection,
        'connectorId' | 'id' | 'namespace'
      > & { readonly lastKnown: LastKnown }
    }
  /** A wallet that was asked silently still grants access. */
  | {
      readonly type: 'restored'
      readonly connection: ConnectedConnection
      readonly at: number
    }
  | { readonly type: 'notRestored'; readonly id: ConnectionId }
  /** A connected wallet said silently what is true now. */
  | {
      readonly type: 'confirmed'
      readonly id: ConnectionId
      readonly session: ConnectorSession
      readonly isActivated: boolean
    }
  | {
      readonly type: 'accountsChanged'
      readonly id: ConnectionId
      readonly accounts: NonEmpty<Account>
      readonly networkIds?: readonly NetworkId[] | undefined
    }
  | {
      readonly type: 'networkChanged'
      readonly id: ConnectionId
      readonly caipNetworkId: NetworkId
    }
  | {
      readonly type: 'peerChanged'
      readonly id: ConnectionId
      readonly peer: WalletPeer
    }
  /** An account is signed in at the site, or none of them any longer. */
  | {
      readonly type: 'signedIn'
      readonly id: ConnectionId
      readonly signedInAs: AccountId | undefined
    }
  /** The visitor ends any connection; a wallet only one that it has granted. */
  | {
      readonly type: 'ended'
      readonly ids: readonly ConnectionId[]
      readonly by: 'visitor' | 'wallet'
      readonly isDismissed: boolean
    }
  /** Another wallet claims the identity of a restored connection. */
  | {
      readonly type: 'claimed'
      readonly id: ConnectionId
      readonly at: number
    }
  /** The visitor takes an end back. */
  | { readonly type: 'undone'; readonly id: ConnectionId }
  /** The visitor takes an ended connection off the list. */
  | { readonly type: 'forgotten'; readonly id: ConnectionId }
  | {
      readonly type: 'switchAsked'
      readonly id: ConnectionId
      /** The wallet is on another device and has to be paired anew. */
      readonly needsPairing: boolean
    }
  | {
      readonly type: 'switchSettled'
      readonly id: ConnectionId
      readonly isReconnected: boolean
    }
  /** What an earlier visit, or another tab, has stored. */
  | {
      readonly type: 'read'
      readonly connections: readonly EarlierConnection[]
      readonly dismissedConnectionIds: readonly ConnectionId[]
    }
  /** Everything on this device is forgotten. */
  | { readonly type: 'reset' }
