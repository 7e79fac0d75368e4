import type {
  ConnectedConnection,
  Connection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { KitError } from '../../errors/KitError.js'

/** One request to connect, from the call until its settlement. */
export type OpenAttempt = {
  readonly id: string
  /** The connection that it is for. */
  readonly connectionId: ConnectionId
  readonly connectorId: string
  readonly namespace: Namespace
  readonly startedAt: number
  /** The wallet that was picked from a list, if one was. */
  readonly walletId?: string | undefined
}

/** The attempt that the visitor is waiting for, or that ended last. */
export type ConnectionAttempt =
  | { readonly phase: 'idle' }
  | (OpenAttempt & { readonly phase: 'waiting'; readonly isSlow: boolean })
  | (OpenAttempt & { readonly phase: 'connected' })
  | (OpenAttempt & { readonly phase: 'failed'; readonly error: KitError })

/** After this time the visitor gets a hint where to look. */
export const slowAnswerMs = 20_000

/** After this time a request to a wallet is given up. */
export const walletAnswerLimitMs = 5 * 60_000

/** The life of every connection; changed by `connectionTransition` alone. */
export type ConnectionsState = {
  readonly byId: ReadonlyMap<ConnectionId, Connection>
  /** The connection in use, per namespace: always a connected one. */
  readonly active: {
    readonly [namespace in Namespace]?: ConnectionId | undefined
  }
  /** Connections that the visitor ended: never restored silently. */
  readonly dismissedConnectionIds: readonly ConnectionId[]
  /** What the visitor is waiting for, or what ended last. */
  readonly attempt: ConnectionAttempt
  /** Not settled yet; namespaces of one wallet wait in line. */
  readonly openAttempts: readonly OpenAttempt[]
  /** The connection that is being put to use. */
  readonly switchingTo: ConnectionId | undefined
  /** Whether several wallets of one namespace may be connected. */
  readonly multiWallet: boolean
}

export const initialConnectionsState: ConnectionsState = {
  byId: new Map(),
  active: {},
  dismissedConnectionIds: [],
  attempt: { phase: 'idle' },
  openAttempts: [],
  switchingTo: undefined,
  multiWallet: true,
}

/**
 * The connection in use of a namespace, whatever its status.
 * @example
 * import { selectActive } from '@hasp/core'
 *
 * selectActive(kit.stores.connections.getState(), 'eip155')
 */
export function selectActive(
  state: Pick<ConnectionsState, 'active' | 'byId'>,
  namespace: Namespace | undefined,
): Connection | undefined {
  const id = namespace && state.active[namespace]
  return id && state.byId.get(id)
}

/**
 * The connection in use of a namespace, if it is connected.
 * @example
 * import { selectConnected } from '@hasp/core'
 *
 * selectConnected(kit.stores.connections.getState(), 'eip155')?.accounts
 */
export function selectConnected(
  state: Pick<ConnectionsState, 'active' | 'byId'>,
  namespace: Namespace | undefined,
): ConnectedConnection | undefined {
  const connection = selectActive(state, namespace)
  return connection?.status === 'connected' ? connection : undefined
}

/**
 * The connection that a connector made, whatever its status.
 * @example
 * import { selectConnection } from '@hasp/core'
 *
 * const about = { connectorId: 'io.kite', namespace: 'eip155' } as const
 * selectConnection(kit.stores.connections.getState(), about)?.status
 */
export function selectConnection(
  { byId }: Pick<ConnectionsState, 'byId'>,
  about: { readonly connectorId: string; readonly namespace: Namespace },
): Connection | undefined {
  return [...byId.values()].find(
    ({ connectorId, namespace }) =>
      connectorId === about.connectorId && namespace === about.namespace,
  )
}

/**
 * Whether any wallet of any namespace is connected.
 * @example
 * import { selectIsConnected } from '@hasp/core'
 *
 * selectIsConnected(kit.stores.connections.getState())
 */
export function selectIsConnected({
  byId,
}: Pick<ConnectionsState, 'byId'>): boolean {
  return [...byId.values()].some(({ status }) => status === 'connected')
}
