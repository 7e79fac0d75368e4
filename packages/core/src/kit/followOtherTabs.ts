import { connectionSet, connectorDisconnected } from '../stores/connections.js'
import type { Kit } from './Kit.js'
import { lastKnownOf } from './persist.js'
import { reconnectConnector } from './reconnectConnector.js'
import { restoreState } from './restore.js'
import { unwireConnector, withoutAnswer } from './wireConnector.js'

/** Theme and connections follow what another tab of the site did. */
export function followOtherTabs(kit: Kit, signal: AbortSignal): void {
  kit.environment.onStorageChange((key) => {
    const name = key === null ? null : kit.storage.nameOf(key)
    if (name === null || name === 'theme') {
      const mode = kit.storage.get('theme') ?? kit.options.theme.mode
      kit.stores.theme.setState({ mode })
    }
    if (
      name === null ||
      name === 'connections' ||
      name === 'disconnectedConnectorIds'
    )
      followConnections(kit, signal)
  }, signal)
}

/**
 * Another tab connected or disconnected: what it ended ends here, and what it
 * began is asked for silently. The wallet's own grant is left alone.
 */
function followConnections(kit: Kit, signal: AbortSignal): void {
  const { clock } = kit.environment
  const { connections, connectors } = kit.stores
  const refused = kit.storage.get('disconnectedConnectorIds') ?? []
  for (const connection of connections.getState().byId.values()) {
    if (connection.status !== 'connected') continue
    const connector = connectors
      .getState()
      .connectors.find(
        ({ info, namespace }) =>
          info.id === connection.connectorId &&
          namespace === connection.namespace,
      )
    const storageId = connector?.info.storageId ?? connection.connectorId
    if (!refused.includes(storageId)) continue
    unwireConnector(kit, connection.id)
    connections.setState((state) =>
      connectorDisconnected(
        connectionSet(state, {
          ...withoutAnswer(connection),
          status: 'disconnected',
          lastKnown: lastKnownOf(kit, connection),
        }),
        storageId,
      ),
    )
    kit.events.emit('DISCONNECT', {
      connectorId: connection.connectorId,
      namespace: connection.namespace,
      byVisitor: true,
    })
  }
  restoreState(kit)
  for (const connector of connectors.getState().connectors)
    void reconnectConnector(kit, connector, clock.now(), signal)
}
