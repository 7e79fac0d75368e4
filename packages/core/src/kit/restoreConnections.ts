import {
  type ConnectedConnection,
  type Connection,
  connectionId,
} from '../entities/connection.js'
import type { StoredConnection } from '../storage/keys.js'
import {
  activated,
  type ConnectionsState,
  connectionRemoved,
  connectionSet,
} from '../stores/connections.js'
import type { Kit } from './Kit.js'
import { lastKnownOf, storageIdOf } from './persist.js'
import { settleLoading } from './reconnectConnector.js'
import { unwireConnector, withoutAnswer } from './wireConnector.js'

/**
 * Puts back the connections that an earlier visit or another tab stored, and
 * ends those that were ended there. It is one step, so that nobody stores, or
 * acts upon, half of it.
 */
export function restoreConnections(kit: Kit): void {
  const { connections } = kit.stores
  const before = connections.getState()
  const stored = kit.storage.get('connections') ?? []
  const refused = kit.storage.get('disconnectedConnectorIds') ?? []
  const ended = [...before.byId.values()].flatMap((connection) => {
    if (connection.status !== 'connected') return []
    const end = howEnded(kit, connection, stored, refused)
    return end ? [{ connection, end }] : []
  })
  let next: ConnectionsState = { ...before, disconnectedConnectorIds: refused }
  for (const { connection, end } of ended) {
    unwireConnector(kit, connection.id)
    next =
      end === 'replaced'
        ? connectionRemoved(next, connection.id)
        : connectionSet(next, {
            ...withoutAnswer(connection),
            status: 'disconnected',
            lastKnown: lastKnownOf(kit, connection),
          })
  }
  for (const one of stored) {
    if (one.isActive) next = withActive(kit, next, one)
    if (isKnown(kit, before, next, one)) continue
    next = connectionSet(next, fromStored(one, refused))
  }
  connections.setState(next)
  for (const { connection } of ended) {
    const { connectorId, namespace } = connection
    kit.events.emit('DISCONNECT', { connectorId, namespace, byVisitor: true })
  }
  for (const namespace of new Set(stored.map((one) => one.namespace)))
    settleLoading(kit, namespace)
}

function fromStored(
  stored: StoredConnection,
  refused: readonly string[],
): Connection {
  const { auth, connectorId, isActive, namespace } = stored
  const id = connectionId(namespace, connectorId)
  const common = {
    id,
    namespace,
    connectorId,
    lastKnown: stored,
    ...(auth && { auth }),
  }
  return refused.includes(id)
    ? { ...common, status: 'disconnected' }
    : { ...common, status: 'reconnecting', wasActive: isActive }
}

/** With several wallets off, one that another tab connected takes the place. */
function howEnded(
  kit: Kit,
  connection: ConnectedConnection,
  stored: readonly StoredConnection[],
  refused: readonly string[],
): 'refused' | 'replaced' | undefined {
  const storageId = storageIdOf(kit, connection)
  if (refused.includes(connectionId(connection.namespace, storageId)))
    return 'refused'
  const family = stored.filter(
    ({ namespace }) => namespace === connection.namespace,
  )
  const isReplaced =
    !kit.options.features.multiWallet &&
    family.some(({ isActive }) => isActive) &&
    !family.some(({ connectorId }) => connectorId === storageId)
  return isReplaced ? 'replaced' : undefined
}

/** A wallet that another tab put to use is in use here, if it is connected. */
function withActive(
  kit: Kit,
  state: ConnectionsState,
  { connectorId, namespace }: StoredConnection,
): ConnectionsState {
  const known = [...state.byId.values()].find(
    (one) =>
      one.namespace === namespace && storageIdOf(kit, one) === connectorId,
  )
  return known ? activated(state, known.id) : state
}

/** Whether the storage says nothing new of a wallet. */
function isKnown(
  kit: Kit,
  before: ConnectionsState,
  next: ConnectionsState,
  stored: StoredConnection,
): boolean {
  const { accounts, caipNetworkId, connectorId, namespace } = stored
  return [...next.byId.values()].some((known) => {
    if (known.namespace !== namespace) return false
    if (storageIdOf(kit, known) !== connectorId) return false
    if (known.status === 'connected' || known.status === 'connecting')
      return true
    const id = connectionId(namespace, connectorId)
    const isRefusal = next.disconnectedConnectorIds.includes(id)
    const wasRefusal = before.disconnectedConnectorIds.includes(id)
    return (
      known.status === 'disconnected' &&
      isRefusal === wasRefusal &&
      !stored.isActive &&
      known.lastKnown.caipNetworkId === caipNetworkId &&
      JSON.stringify(known.lastKnown.accounts) === JSON.stringify(accounts)
    )
  })
}
