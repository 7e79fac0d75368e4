import { type Connection, connectionId } from '../entities/connection.js'
import type { Namespace } from '../entities/namespace.js'
import { KitError } from '../errors/KitError.js'
import type { Connector, ConnectorSession } from '../ports/Connector.js'
import {
  activated,
  connectionRemoved,
  connectionSet,
  selectConnected,
} from '../stores/connections.js'
import { modalLoading } from '../stores/modal.js'
import { withDeadline } from '../utils/withDeadline.js'
import { dropOthers } from './dropOthers.js'
import type { Kit } from './Kit.js'
import { wireConnector, withoutAnswer } from './wireConnector.js'

/** A connection of an earlier moment, whose wallet may still grant it. */
type Earlier = Extract<Connection, { status: 'reconnecting' | 'disconnected' }>

/** One wallet may take so long to say whether it still knows the page. */
const answerLimitMs = 3_000

/** Nothing stays between connected and disconnected longer than this. */
const wholeLimitMs = 5_000

/**
 * Asks a wallet without a prompt whether an earlier connection still holds.
 * Wallets are asked side by side; two that claim one identity are not asked.
 */
export async function reconnectConnector(
  kit: Kit,
  connector: Connector,
  startedAt: number,
  signal: AbortSignal,
): Promise<void> {
  const earlier = findEarlier(kit, connector)
  if (!earlier) return
  if (isAmbiguous(kit, connector)) return endWaiting(kit, earlier)
  const { clock } = kit.environment
  const leftMs = startedAt + wholeLimitMs - clock.now()
  const isWaitedFor = earlier.status === 'reconnecting' && leftMs > 0
  const limitMs = isWaitedFor ? Math.min(answerLimitMs, leftMs) : answerLimitMs
  try {
    const session = await withDeadline({
      run: (deadline) =>
        connector.reconnect({
          address: earlier.lastKnown.accounts[0]?.address,
          networkId: earlier.lastKnown.caipNetworkId,
          signal: deadline,
        }),
      clock,
      limitMs,
      signal,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: limitMs }),
    })
    // Meanwhile the visitor may have connected it by hand, or disconnected it.
    if (findEarlier(kit, connector) !== earlier) return
    if (session && isWelcome(kit, connector, earlier))
      takeBack(kit, connector, earlier, session)
    else endWaiting(kit, earlier)
  } catch (error) {
    if (signal.aborted) return
    kit.log('info', `${connector.info.name} did not reconnect`, error)
    const now = kit.stores.connections.getState().byId.get(earlier.id)
    if (now === earlier) endWaiting(kit, earlier)
  }
}

/** Ends the waiting for wallets that did not show up. */
export function endReconnection(kit: Kit): void {
  const { connections, connectors } = kit.stores
  for (const connection of connections.getState().byId.values()) {
    const isThere = connectors
      .getState()
      .connectors.some((connector) => belongsTo(connection, connector))
    if (connection.status === 'reconnecting' && !isThere)
      endWaiting(kit, connection)
  }
}

function belongsTo(connection: Connection, connector: Connector): boolean {
  return (
    connection.namespace === connector.namespace &&
    connection.connectorId === connector.info.storageId
  )
}

function findEarlier(kit: Kit, connector: Connector): Earlier | undefined {
  const { byId, disconnectedConnectorIds } = kit.stores.connections.getState()
  const { info, namespace } = connector
  if (
    disconnectedConnectorIds.includes(connectionId(namespace, info.storageId))
  )
    return undefined
  return [...byId.values()].find(
    (connection): connection is Earlier =>
      belongsTo(connection, connector) &&
      (connection.status === 'reconnecting' ||
        connection.status === 'disconnected'),
  )
}

/** Whether another wallet claims to be the same one. */
export function isAmbiguous(kit: Kit, { info, namespace }: Connector): boolean {
  const { connectors } = kit.stores.connectors.getState()
  return (
    connectors.filter(
      (other) =>
        other.namespace === namespace &&
        other.info.storageId === info.storageId,
    ).length > 1
  )
}

/**
 * Nobody can use a connection whose wallet was withdrawn meanwhile, and with
 * several wallets off the one in use is not joined by another.
 */
function isWelcome(
  kit: Kit,
  connector: Connector,
  earlier: Connection,
): boolean {
  const { connections, connectors } = kit.stores
  if (!connectors.getState().connectors.includes(connector)) return false
  const wasActive = earlier.status === 'reconnecting' && earlier.wasActive
  return (
    kit.options.features.multiWallet ||
    wasActive ||
    !selectConnected(connections.getState(), connector.namespace)
  )
}

function takeBack(
  kit: Kit,
  connector: Connector,
  earlier: Earlier,
  session: ConnectorSession,
): void {
  const { connections } = kit.stores
  const { namespace } = connector
  const id = connectionId(namespace, connector.info.id)
  connections.setState((state) => {
    const rest =
      id === earlier.id ? state : connectionRemoved(state, earlier.id)
    const next = connectionSet(rest, {
      ...withoutAnswer(earlier),
      id,
      connectorId: connector.info.id,
      status: 'connected',
      ...session,
      reconnected: {
        at: kit.environment.clock.now(),
        from: earlier.lastKnown,
      },
    })
    const wasActive = earlier.status === 'reconnecting' && earlier.wasActive
    return wasActive || !selectConnected(next, namespace)
      ? activated(next, id)
      : next
  })
  dropOthers(kit, { id, namespace })
  settleLoading(kit, namespace)
  wireConnector(kit, connector)
  kit.events.emit('CONNECT_SUCCESS', {
    connectorId: connector.info.id,
    namespace,
    isReconnected: true,
  })
}

function endWaiting(kit: Kit, connection: Connection): void {
  if (connection.status !== 'reconnecting') return
  kit.stores.connections.setState((state) =>
    connectionSet(state, {
      ...withoutAnswer(connection),
      status: 'disconnected',
      lastKnown: connection.lastKnown,
    }),
  )
  settleLoading(kit, connection.namespace)
}

/** The loading flag of a family ends with the last of its work. */
export function settleLoading(kit: Kit, namespace: Namespace): void {
  const { connectionAttempt, connections, networks } = kit.stores
  const attempt = connectionAttempt.getState()
  const { switchingTo } = networks.getState()
  const isWaiting =
    (attempt.phase === 'waiting' && attempt.namespace === namespace) ||
    switchingTo?.startsWith(`${namespace}:`) ||
    [...connections.getState().byId.values()].some(
      (connection) =>
        connection.namespace === namespace &&
        (connection.status === 'reconnecting' ||
          connection.status === 'connecting'),
    )
  kit.stores.modal.setState((state) =>
    modalLoading(state, namespace, isWaiting),
  )
}
