import { createStore } from 'zustand/vanilla'
import type {
  ConnectedConnection,
  Connection,
  ConnectionId,
} from '../entities/connection.js'
import type { Namespace } from '../entities/namespace.js'

/** The only owner of who is connected. */
export type ConnectionsState = {
  readonly byId: ReadonlyMap<ConnectionId, Connection>
  /** The connection in use, per family: always a connected one. */
  readonly active: {
    readonly [namespace in Namespace]?: ConnectionId | undefined
  }
  /** Connectors that the visitor disconnected: never reconnected silently. */
  readonly disconnectedConnectorIds: readonly string[]
}

export const initialConnectionsState: ConnectionsState = {
  byId: new Map(),
  active: {},
  disconnectedConnectorIds: [],
}

export function createConnectionsStore() {
  return createStore<ConnectionsState>(() => initialConnectionsState)
}

/** Puts a connection, whatever its status, in the place of its id. */
export function connectionSet(
  state: ConnectionsState,
  connection: Connection,
): ConnectionsState {
  const byId = new Map(state.byId).set(connection.id, connection)
  const isActive = state.active[connection.namespace] === connection.id
  const active =
    connection.status !== 'connected' && isActive
      ? { ...state.active, [connection.namespace]: successor(byId, connection) }
      : state.active
  return { ...state, byId, active }
}

/** A wallet connected: it becomes the active one of its family. */
export function connected(
  state: ConnectionsState,
  connection: ConnectedConnection,
  storageId: string = connection.connectorId,
): ConnectionsState {
  const next = connectionSet(state, connection)
  return {
    ...next,
    active: { ...next.active, [connection.namespace]: connection.id },
    disconnectedConnectorIds: state.disconnectedConnectorIds.filter(
      (id) => id !== storageId,
    ),
  }
}

/** Forgets a connection altogether. */
export function connectionRemoved(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const removed = state.byId.get(id)
  if (!removed) return state
  const byId = new Map(state.byId)
  byId.delete(id)
  const isActive = state.active[removed.namespace] === id
  return {
    ...state,
    byId,
    active: isActive
      ? { ...state.active, [removed.namespace]: successor(byId, removed) }
      : state.active,
  }
}

/** An attempt to connect came to nothing: what was before it is again. */
export function connectionGivenUp(
  state: ConnectionsState,
  connection: Extract<Connection, { status: 'connecting' }>,
): ConnectionsState {
  const { lastKnown, startedAt, ...common } = connection
  return lastKnown
    ? connectionSet(state, { ...common, status: 'disconnected', lastKnown })
    : connectionRemoved(state, connection.id)
}

/** The visitor disconnected a connector on purpose. */
export function connectorDisconnected(
  state: ConnectionsState,
  connectorId: string,
): ConnectionsState {
  if (state.disconnectedConnectorIds.includes(connectorId)) return state
  return {
    ...state,
    disconnectedConnectorIds: [...state.disconnectedConnectorIds, connectorId],
  }
}

/** Makes a connected connection the one in use of its family. */
export function activated(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const connection = state.byId.get(id)
  if (connection?.status !== 'connected') return state
  return { ...state, active: { ...state.active, [connection.namespace]: id } }
}

/**
 * The connection in use of a family, whatever its status.
 * @example selectActive(kit.stores.connections.getState(), 'eip155')
 */
export function selectActive(
  state: ConnectionsState,
  namespace: Namespace | undefined,
): Connection | undefined {
  const id = namespace && state.active[namespace]
  return id && state.byId.get(id)
}

/**
 * The connection in use of a family, if it is connected.
 * @example selectConnected(kit.stores.connections.getState(), 'eip155')?.accounts
 */
export function selectConnected(
  state: ConnectionsState,
  namespace: Namespace | undefined,
): ConnectedConnection | undefined {
  const connection = selectActive(state, namespace)
  return connection?.status === 'connected' ? connection : undefined
}

/**
 * Whether any wallet of any family is connected.
 * @example selectIsConnected(kit.stores.connections.getState())
 */
export function selectIsConnected(state: ConnectionsState): boolean {
  return [...state.byId.values()].some(({ status }) => status === 'connected')
}

function successor(
  byId: ReadonlyMap<ConnectionId, Connection>,
  gone: Connection,
): ConnectionId | undefined {
  return [...byId.values()].find(
    ({ namespace, status }) =>
      namespace === gone.namespace && status === 'connected',
  )?.id
}
