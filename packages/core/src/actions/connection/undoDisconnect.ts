import {
  type ConnectionId,
  connectionId as connectionIdOf,
} from '../../entities/connection.js'
import type { Kit } from '../../kit/Kit.js'
import { reconnectConnector } from '../../kit/reconnectConnector.js'

/**
 * Takes a disconnection back: asks the wallet silently, never with a prompt.
 * @param parameters.connectionId the connection that was ended
 * @returns whether the wallet is connected again
 * @example await undoDisconnect(kit, { connectionId })
 */
export async function undoDisconnect(
  kit: Kit,
  { connectionId }: { connectionId: ConnectionId },
): Promise<boolean> {
  const { connections, connectors } = kit.stores
  const lifetime = kit.lifetime()
  const connection = connections.getState().byId.get(connectionId)
  const connector = connectors
    .getState()
    .connectors.find(
      ({ info, namespace }) =>
        namespace === connection?.namespace &&
        info.id === connection.connectorId,
    )
  if (!connector || !lifetime) return false
  connections.setState((state) => ({
    disconnectedConnectorIds: state.disconnectedConnectorIds.filter(
      (id) =>
        id !== connectionIdOf(connector.namespace, connector.info.storageId),
    ),
  }))
  await reconnectConnector(
    kit,
    connector,
    kit.environment.clock.now(),
    lifetime,
  )
  return connections.getState().byId.get(connectionId)?.status === 'connected'
}
