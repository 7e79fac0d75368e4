import type {
  ConnectedConnection,
  Connection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import type { EarlierConnection } from '../../entities/connection/earlierConnection.js'
import { isDeepEqual } from '../../utils/isDeepEqual.js'
import {
  activated,
  connectionSet,
  ended,
  withoutConnection,
} from './connectionChanges.js'
import type { ConnectionsState } from './connections.js'

/**
 * Puts back the connections that an earlier visit or another tab stored, and
 * ends those that were ended there.
 */
export function readEarlierConnections(
  state: ConnectionsState,
  stored: {
    readonly connections: readonly EarlierConnection[]
    readonly dismissedConnectionIds: readonly ConnectionId[]
  },
): ConnectionsState {
  const { connections, dismissedConnectionIds } = stored
  let next: ConnectionsState = { ...state, dismissedConnectionIds }
  for (const connection of state.byId.values()) {
    if (connection.status !== 'connected') continue
    if (dismissedConnectionIds.includes(connection.id))
      next = ended(next, connection)
    else if (!state.multiWallet && isReplaced(connection, connections))
      next = withoutConnection(next, connection.id)
  }
  for (const one of connections) {
    if (one.isActive) next = activated(next, one.id)
    if (!isKnown(state, next, one))
      next = connectionSet(next, asConnection(one, dismissedConnectionIds))
  }
  return next
}

function asConnection(
  { isActive, ...earlier }: EarlierConnection,
  dismissedConnectionIds: readonly ConnectionId[],
): Connection {
  return dismissedConnectionIds.includes(earlier.id)
    ? { ...earlier, status: 'disconnected' }
    : { ...earlier, status: 'reconnecting', wasActive: isActive }
}

/** With several wallets off, one that another tab connected takes the place. */
function isReplaced(
  { id, namespace }: ConnectedConnection,
  stored: readonly EarlierConnection[],
): boolean {
  const others = stored.filter((one) => one.namespace === namespace)
  return (
    others.some(({ isActive }) => isActive) &&
    !others.some((one) => one.id === id)
  )
}

/** Whether the storage says nothing new of a wallet. */
function isKnown(
  before: ConnectionsState,
  next: ConnectionsState,
  { id, isActive, lastKnown }: EarlierConnection,
): boolean {
  const known = next.byId.get(id)
  switch (known?.status) {
    case 'connected':
    case 'connecting':
      return true
    case 'disconnected':
      return (
        !isActive &&
        next.dismissedConnectionIds.includes(id) ===
          before.dismissedConnectionIds.includes(id) &&
        known.lastKnown.caipNetworkId === lastKnown.caipNetworkId &&
        isDeepEqual(known.lastKnown.accounts, lastKnown.accounts)
      )
    default:
      return false
  }
}
