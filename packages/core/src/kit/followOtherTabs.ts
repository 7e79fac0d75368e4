import type { Connection } from '../entities/connection.js'
import type { StoredConnection } from '../storage/keys.js'
import {
  connectionRemoved,
  connectorDisconnected,
} from '../stores/connections.js'
import { confirmConnection } from './confirmConnection.js'
import type { Kit } from './Kit.js'
import { storageIdOf } from './persist.js'
import { reconnectConnector } from './reconnectConnector.js'
import { restoreState } from './restore.js'
import { noteGone } from './wireConnector.js'

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
    // Whoever does not know what it missed asks the wallets as well.
    if (name === null)
      for (const connector of kit.stores.connectors.getState().connectors)
        void confirmConnection(kit, connector, signal)
  }, signal)
}

/**
 * Another tab connected or disconnected: what it ended ends here, and what it
 * began is asked for silently. The wallet's own grant is left alone.
 */
function followConnections(kit: Kit, signal: AbortSignal): void {
  const { clock } = kit.environment
  const { connections, connectors } = kit.stores
  const { disconnectedConnectorIds } = connections.getState()
  endElsewhere(kit)
  restoreState(kit, (stored, known) => {
    const wasRefused = disconnectedConnectorIds.includes(stored.connectorId)
    return wasRefused || !isSameRecord(stored, known)
  })
  for (const connector of connectors.getState().connectors)
    void reconnectConnector(kit, connector, clock.now(), signal)
}

/** Ends what the storage says was disconnected, or replaced, meanwhile. */
export function endElsewhere(kit: Kit): void {
  const { connections } = kit.stores
  const refused = kit.storage.get('disconnectedConnectorIds') ?? []
  const stored = kit.storage.get('connections') ?? []
  for (const connection of connections.getState().byId.values()) {
    if (connection.status !== 'connected') continue
    const storageId = storageIdOf(kit, connection)
    const { id, namespace } = connection
    if (refused.includes(storageId)) {
      noteGone(kit, id, true)
      connections.setState((state) => connectorDisconnected(state, storageId))
      continue
    }
    const family = stored.filter((one) => one.namespace === namespace)
    const isReplaced =
      !kit.options.features.multiWallet &&
      family.some(({ isActive }) => isActive) &&
      !family.some(({ connectorId }) => connectorId === storageId)
    if (!isReplaced) continue
    connections.setState((state) => connectionRemoved(state, id))
    kit.events.emit('DISCONNECT', {
      connectorId: connection.connectorId,
      namespace,
      byVisitor: true,
    })
  }
}

/** Whether the storage says no more of a disconnected wallet than we know. */
function isSameRecord(stored: StoredConnection, known: Connection): boolean {
  const { accounts, caipNetworkId, isActive } = stored
  return (
    !isActive &&
    known.status === 'disconnected' &&
    known.lastKnown.caipNetworkId === caipNetworkId &&
    JSON.stringify(known.lastKnown.accounts) === JSON.stringify(accounts)
  )
}
