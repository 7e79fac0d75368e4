import { isSameAddress } from '../../entities/account/address.js'
import {
  type ConnectionId,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import { namespaces } from '../../entities/network/namespace.js'
import type { Connector, ConnectorEvent } from '../../ports/Connector.js'
import type { ConnectionEvent } from '../../stores/connection/ConnectionEvent.js'
import {
  type ConnectionsState,
  selectConnected,
} from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { networkSelected } from '../../stores/networks.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { endConnections } from './endConnections.js'

/**
 * Turns what a connected wallet tells by itself into transitions, until the
 * kit stops, the connection ends or its wallet is listened to anew.
 */
export function listenToConnector(kit: Kit, connector: Connector): void {
  if (!kit[internals].lifetime()) return
  const id = connectionIdOf(connector)
  // Tasks end with the kit.
  const { signal } = kit[internals].tasks.supersede(taskOf(id))
  connector.listen((event) => handleConnectorEvent(kit, id, event), signal)
}

/**
 * Listens to a wallet with its connection, stops when the connection ends, and
 * says so.
 */
export function listenToConnected(kit: Kit): void {
  const { events, stores, tasks } = kit[internals]
  stores.connections.onEvent((event, state, before) => {
    if (state === before) return
    for (const { connectorId, id, namespace, status } of before.byId.values()) {
      if (status !== 'connected') continue
      const now = state.byId.get(id)
      if (now?.status === 'connected' && now.connectorId === connectorId)
        continue
      tasks.abort(taskOf(id))
      events.emit('DISCONNECT', {
        connectorId,
        namespace,
        byVisitor: isByVisitor(event),
      })
    }
    const id = establishedBy(event)
    const established = id && state.byId.get(id)
    if (
      established?.status === 'connected' &&
      established !== before.byId.get(established.id)
    ) {
      const connector = findConnector(
        stores.connectors.getState(),
        established.connectorId,
        established.namespace,
      )
      if (connector) listenToConnector(kit, connector)
    }
    if (event.type === 'read') emitSwitches(kit, state, before)
  })
}

/** The connection that rests on what its wallet said just now. */
function establishedBy(event: ConnectionEvent): ConnectionId | undefined {
  switch (event.type) {
    case 'granted':
    case 'restored':
      return event.connection.id
    case 'confirmed':
      return event.id
    default:
      return undefined
  }
}

/** Another tab has put another one of the connected wallets to use. */
function emitSwitches(
  { [internals]: { events } }: Kit,
  state: ConnectionsState,
  before: ConnectionsState,
): void {
  for (const namespace of namespaces) {
    const known = before.active[namespace]
    const now = selectConnected(state, namespace)
    // Where the one in use has ended, that was said.
    const isStill = known && state.byId.get(known)?.status === 'connected'
    if (!isStill || !now || now.id === known) continue
    events.emit('SWITCH_ACCOUNT', { connectorId: now.connectorId, namespace })
  }
}

/** Whatever ends here because the visitor connected or ended something. */
function isByVisitor(event: ConnectionEvent): boolean {
  return event.type === 'ended'
    ? event.by === 'visitor'
    : event.type !== 'claimed' && event.type !== 'restored'
}

function taskOf(id: ConnectionId): string {
  return `listen ${id}`
}

function handleConnectorEvent(
  kit: Kit,
  id: ConnectionId,
  event: ConnectorEvent,
): void {
  const { stores, events } = kit[internals]

  // A wallet that left meanwhile may still have sent something.
  if (event.type === 'requestAnswered') {
    readLateAnswer(kit, event)
    return
  }
  const { connections } = stores
  const connection = connections.getState().byId.get(id)
  if (connection?.status !== 'connected') return
  const about = {
    connectorId: connection.connectorId,
    namespace: connection.namespace,
  }
  switch (event.type) {
    case 'accountsChanged': {
      connections.dispatch({ ...event, id })
      const isOther = !isSameAddress(
        connection.namespace,
        connection.accounts[0].address,
        event.accounts[0].address,
      )
      if (isOther) events.emit('SWITCH_ACCOUNT', about)
      return
    }
    case 'networkChanged': {
      const { caipNetworkId } = event
      if (caipNetworkId === connection.caipNetworkId) return
      connections.dispatch({ ...event, id })
      if (connections.getState().active[about.namespace] !== id) return
      if (findNetwork(stores.networks.getState(), caipNetworkId))
        stores.networks.setState((state) =>
          networkSelected(state, about.namespace, caipNetworkId),
        )
      events.emit('SWITCH_NETWORK', { networkId: caipNetworkId })
      return
    }
    case 'peerChanged':
      connections.dispatch({ ...event, id })
      return
    case 'disconnected':
      void endConnections(kit, { ids: [id], by: 'wallet' })
  }
}

/** What reads late answers is loaded with the first one. */
function readLateAnswer(
  kit: Kit,
  answer: Extract<ConnectorEvent, { type: 'requestAnswered' }>,
): void {
  import('../transactions/keepTransactions.js')
    .then(({ noteAnswer }) => noteAnswer(kit, answer))
    .catch((error: unknown) =>
      kit[internals].log('warn', 'A late answer could not be read', error),
    )
}
