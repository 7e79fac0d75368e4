import { type ConnectionId, connectionId } from '../../entities/connection.js'
import { isNamespace } from '../../entities/namespace.js'
import type { Kit } from '../Kit.js'

/**
 * Takes over who is connected, and who is not, from the storage, where an
 * earlier visit or another tab has written it. It is one step, so that nobody
 * stores, or acts upon, half of it.
 */
export function restoreConnections({ storage, stores }: Kit): void {
  const stored = storage.get('connections') ?? []
  stores.connections.dispatch({
    type: 'read',
    connections: stored.map((one) => ({
      id: connectionId(one.namespace, one.connectorId),
      namespace: one.namespace,
      connectorId: one.connectorId,
      lastKnown: one,
      isActive: one.isActive,
      ...(one.auth && { auth: one.auth }),
    })),
    dismissedConnectionIds: (
      storage.get('disconnectedConnectorIds') ?? []
    ).filter(isConnectionId),
  })
}

function isConnectionId(id: string): id is ConnectionId {
  return isNamespace(id.slice(0, id.indexOf('/')))
}
