import { isSameAddress } from '../entities/address.js'
import { type ConnectionId, connectionId } from '../entities/connection.js'
import type { Connector, ConnectorEvent } from '../ports/Connector.js'
import {
  connectionSet,
  connectorDisconnected,
  selectActive,
} from '../stores/connections.js'
import { findConnector } from '../stores/connectors.js'
import { findNetwork, networkSelected } from '../stores/networks.js'
import type { Kit } from './Kit.js'
import { loadKeeping } from './loadKeeping.js'
import { lastKnownOf } from './persist.js'

/**
 * Turns what a connected wallet tells by itself into transitions, until the
 * kit stops or the connection is wired anew.
 */
export function wireConnector(kit: Kit, connector: Connector): void {
  if (!kit.lifetime()) return
  const id = connectionId(connector.namespace, connector.info.id)
  // Tasks end with the kit.
  const { signal } = kit.tasks.supersede(wireName(id))
  connector.listen((event) => applyConnectorEvent(kit, id, event), signal)
}

/** Stops listening to a wallet. */
export function unwireConnector(kit: Kit, id: ConnectionId): void {
  kit.tasks.abort(wireName(id))
}

function wireName(id: ConnectionId): string {
  return `wire ${id}`
}

function applyConnectorEvent(
  kit: Kit,
  id: ConnectionId,
  event: ConnectorEvent,
): void {
  // Whoever left meanwhile may still have sent something.
  if (event.type === 'requestAnswered') {
    noteLater(kit, event)
    return
  }
  const { connections } = kit.stores
  const connection = connections.getState().byId.get(id)
  if (connection?.status !== 'connected') return
  const about = {
    connectorId: connection.connectorId,
    namespace: connection.namespace,
  }
  switch (event.type) {
    case 'accountsChanged': {
      connections.setState((state) =>
        connectionSet(state, {
          ...connection,
          accounts: event.accounts,
          networkIds: event.networkIds,
        }),
      )
      const isOther = !isSameAddress(
        connection.namespace,
        connection.accounts[0].address,
        event.accounts[0].address,
      )
      if (isOther) kit.events.emit('SWITCH_ACCOUNT', about)
      return
    }
    case 'networkChanged': {
      const { caipNetworkId } = event
      if (caipNetworkId === connection.caipNetworkId) return
      connections.setState((state) =>
        connectionSet(state, { ...connection, caipNetworkId }),
      )
      if (selectActive(connections.getState(), about.namespace)?.id !== id)
        return
      if (findNetwork(kit.stores.networks.getState(), caipNetworkId))
        kit.stores.networks.setState((state) =>
          networkSelected(state, about.namespace, caipNetworkId),
        )
      kit.events.emit('SWITCH_NETWORK', { networkId: caipNetworkId })
      return
    }
    case 'peerChanged':
      connections.setState((state) =>
        connectionSet(state, { ...connection, peer: event.peer }),
      )
      return
    case 'disconnected':
      noteGone(kit, id)
  }
}

/** What reads late answers is loaded with the first one. */
function noteLater(
  kit: Kit,
  answer: Extract<ConnectorEvent, { type: 'requestAnswered' }>,
): void {
  loadKeeping()
    .then(({ noteAnswer }) => noteAnswer(kit, answer))
    .catch((error: unknown) =>
      kit.log('warn', 'A late answer could not be read', error),
    )
}

/** A connection that holds no longer, though nobody here ended it. */
export function noteGone(kit: Kit, id: ConnectionId): void {
  const { connections } = kit.stores
  const connection = connections.getState().byId.get(id)
  if (connection?.status !== 'connected') return
  unwireConnector(kit, id)
  const connector = findConnector(
    kit.stores.connectors.getState(),
    connection.connectorId,
    connection.namespace,
  )
  if (connector?.promptsAnew) {
    const { info, namespace } = connector
    connections.setState((state) =>
      connectorDisconnected(state, connectionId(namespace, info.storageId)),
    )
  }
  connections.setState((state) =>
    connectionSet(state, {
      ...withoutAnswer(connection),
      status: 'disconnected',
      lastKnown: lastKnownOf(kit, connection),
    }),
  )
  const { connectorId, namespace } = connection
  kit.events.emit('DISCONNECT', { connectorId, namespace, byVisitor: false })
}

/** What a connection is known by, whatever its status. */
export function withoutAnswer({
  auth,
  connectorId,
  id,
  namespace,
}: Parameters<typeof connectionSet>[1]) {
  return { id, namespace, connectorId, ...(auth && { auth }) }
}
