import {
  type Connection,
  type ConnectionId,
  type LastKnown,
  lastKnownOf,
} from '../../entities/connection/connection.js'
import type { ConnectionsState } from './connections.js'

// The single steps of which `connectionTransition` is made. Each of them keeps
// the promise that an active connection is a connected one of its namespace.

/** Puts a connection, whatever its status, in the place of its id. */
export function connectionSet(
  state: ConnectionsState,
  connection: Connection,
): ConnectionsState {
  const byId = new Map(state.byId).set(connection.id, connection)
  return { ...state, byId, active: activeIn({ ...state, byId }, connection) }
}

/** Forgets a connection altogether. */
export function withoutConnection(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const removed = state.byId.get(id)
  if (!removed) return state
  const byId = new Map(state.byId)
  byId.delete(id)
  return { ...state, byId, active: activeIn({ ...state, byId }, removed) }
}

/** Forgets the other connections of a namespace, or those that fit. */
export function withoutOthers(
  state: ConnectionsState,
  { id, namespace }: Pick<Connection, 'id' | 'namespace'>,
  fits: (other: Connection) => boolean = () => true,
): ConnectionsState {
  return [...state.byId.values()]
    .filter((one) => one.namespace === namespace && one.id !== id && fits(one))
    .reduce((next, other) => withoutConnection(next, other.id), state)
}

/** A connection that is over leaves behind what is known of it, if anything. */
export function ended(
  state: ConnectionsState,
  connection: Connection,
  lastKnown: LastKnown | undefined = connection.status === 'connected'
    ? lastKnownOf(connection)
    : connection.lastKnown,
): ConnectionsState {
  if (connection.status === 'disconnected') return state
  const { auth, connectorId, id, namespace } = connection
  if (!lastKnown) return withoutConnection(state, id)
  return connectionSet(state, {
    id,
    namespace,
    connectorId,
    ...(auth && { auth }),
    status: 'disconnected',
    lastKnown,
  })
}

/** Makes a connected connection the one in use of its namespace. */
export function activated(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const connection = state.byId.get(id)
  if (connection?.status !== 'connected') return state
  return { ...state, active: { ...state.active, [connection.namespace]: id } }
}

/** The connection is not restored silently from now on. */
export function dismissed(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const { dismissedConnectionIds } = state
  return dismissedConnectionIds.includes(id)
    ? state
    : { ...state, dismissedConnectionIds: [...dismissedConnectionIds, id] }
}

/** The connection may be restored silently again. */
export function undismissed(
  state: ConnectionsState,
  id: ConnectionId,
): ConnectionsState {
  const { dismissedConnectionIds } = state
  return dismissedConnectionIds.includes(id)
    ? {
        ...state,
        dismissedConnectionIds: dismissedConnectionIds.filter(
          (other) => other !== id,
        ),
      }
    : state
}

/** When the connection in use is over, another connected one takes over. */
function activeIn(
  { active, byId }: ConnectionsState,
  { id, namespace }: Connection,
): ConnectionsState['active'] {
  if (active[namespace] !== id || byId.get(id)?.status === 'connected')
    return active
  const successor = [...byId.values()].find(
    (one) => one.namespace === namespace && one.status === 'connected',
  )
  return { ...active, [namespace]: successor?.id }
}
