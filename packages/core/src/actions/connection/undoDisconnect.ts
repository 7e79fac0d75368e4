import {
  type ConnectionId,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import { restoreConnection } from '../../kit/connection/recheckConnection.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Takes a disconnection back: asks the wallet silently, never with a prompt.
 * @param parameters.connectionId the connection that was ended
 * @returns whether the wallet is connected again
 * @example
 * import { undoDisconnect } from '@hasp/core'
 *
 * await undoDisconnect(kit, { connectionId })
 */
export async function undoDisconnect(
  kit: Kit,
  { connectionId }: { connectionId: ConnectionId },
): Promise<boolean> {
  const { connections, connectors } = kit[internals].stores
  const lifetime = kit[internals].lifetime()
  const known = connections.getState().byId.get(connectionId)
  const connector = connectors
    .getState()
    .connectors.find(
      (one) =>
        connectionIdOf(one) === connectionId &&
        one.info.id === known?.connectorId,
    )
  if (!connector || !lifetime) return false
  connections.dispatch({ type: 'undone', id: connectionId })
  const now = kit[internals].environment.clock.now()
  await restoreConnection(kit, connector, now, lifetime)
  return connections.getState().byId.get(connectionId)?.status === 'connected'
}
