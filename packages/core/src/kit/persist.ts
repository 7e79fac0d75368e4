import {
  type ConnectedConnection,
  type Connection,
  connectionId,
} from '../entities/connection.js'
import { fitting } from '../storage/fitting.js'
import type { StoredConnection } from '../storage/keys.js'
import type { ConnectionsState } from '../stores/connections.js'
import { findConnector } from '../stores/connectors.js'
import type { Kit } from './Kit.js'

/** So many accounts of one wallet are stored, the one in use first. */
const storedAccountsLimit = 100

/** Writes facts that outlive the visit, whenever they change. */
export function persistState(kit: Kit, signal: AbortSignal): void {
  const { connections, connectors, networks } = kit.stores
  const stops = [
    connections.subscribe((state, before) => {
      // A tab that only follows another one must not answer it by writing.
      const isNews =
        JSON.stringify(toRecords(kit, state)) !==
        JSON.stringify(toRecords(kit, before))
      if (isNews) storeConnections(kit)
      if (
        `${state.disconnectedConnectorIds}` !==
        `${before.disconnectedConnectorIds}`
      )
        storeRefusals(kit)
    }),
    networks.subscribe((state, before) => {
      const { activeNamespace, selected } = state
      if (
        activeNamespace &&
        (selected !== before.selected ||
          activeNamespace !== before.activeNamespace)
      )
        kit.storage.set('activeNetwork', {
          namespace: activeNamespace,
          selected: { ...selected },
        })
    }),
    connectors.subscribe((state, before) => {
      if (state.recent !== before.recent)
        kit.storage.set('recentWallets', [...state.recent])
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}

/** Stores whom the visitor disconnected, the newest where these are many. */
export function storeRefusals(kit: Kit): void {
  const { disconnectedConnectorIds } = kit.stores.connections.getState()
  const kept = keptRefusals(kit)
  // Without its refusal a connection that is stored would come back.
  if (kept.length < disconnectedConnectorIds.length) storeConnections(kit)
  kit.storage.set('disconnectedConnectorIds', kept.reverse())
}

/** Newest first. */
function keptRefusals(kit: Kit): string[] {
  const { disconnectedConnectorIds } = kit.stores.connections.getState()
  return fitting(
    'disconnectedConnectorIds',
    [...disconnectedConnectorIds].reverse(),
  )
}

/** Stores who is connected. */
export function storeConnections(kit: Kit): void {
  const stored = keptRecords(kit)
  kit.storage.set('connections', stored)
  const wallet = stored.find(({ isActive }) => isActive)
  if (wallet)
    kit.storage.set('wallet', {
      id: wallet.connectorId,
      name: wallet.walletName,
    })
  else kit.storage.remove('wallet')
}

/**
 * As many connections as can be stored, those in use first of all. One whose
 * refusal is too old to be kept would come back by itself: it is not stored.
 */
function keptRecords(kit: Kit): StoredConnection[] {
  const state = kit.stores.connections.getState()
  const kept = keptRefusals(kit)
  const tooOld = state.disconnectedConnectorIds.filter(
    (id) => !kept.includes(id),
  )
  const records = toRecords(kit, state).filter(
    ({ connectorId, namespace }) =>
      !tooOld.includes(connectionId(namespace, connectorId)),
  )
  const stored = fitting('connections', [
    ...records.filter(({ isActive }) => isActive),
    ...records.filter(({ isActive }) => !isActive),
  ])
  return records.filter((record) => stored.includes(record))
}

/**
 * What is being reconnected stays as it was stored: a page that is closed
 * meanwhile must not forget it.
 */
function toRecords(
  kit: Kit,
  { active, byId }: ConnectionsState,
): StoredConnection[] {
  return [...byId.values()].flatMap((connection) => {
    const record = toStored(kit, connection)
    const isActive =
      connection.status === 'reconnecting'
        ? connection.wasActive
        : active[connection.namespace] === connection.id
    return record ? [{ ...record, isActive }] : []
  })
}

function toStored(
  kit: Kit,
  connection: Connection,
): Omit<StoredConnection, 'isActive'> | undefined {
  const known =
    connection.status === 'connected' ? connection : connection.lastKnown
  if (!known || known.accounts.length === 0) return undefined
  const { accounts, caipNetworkId } = known
  return {
    namespace: connection.namespace,
    connectorId: storageIdOf(kit, connection),
    walletName: walletNameOf(kit, connection),
    accounts: accounts.slice(0, storedAccountsLimit),
    caipNetworkId,
    ...(connection.auth && { auth: connection.auth }),
  }
}

/** The name under which a connection is stored. */
export function storageIdOf(
  kit: Kit,
  { connectorId, namespace }: Connection,
): string {
  const state = kit.stores.connectors.getState()
  return (
    findConnector(state, connectorId, namespace)?.info.storageId ?? connectorId
  )
}

/** The wallet's name as far as it is known. */
export function walletNameOf(kit: Kit, connection: Connection): string {
  const { connectorId, namespace } = connection
  const state = kit.stores.connectors.getState()
  return (
    (connection.status === 'connected'
      ? connection.peer?.name
      : connection.lastKnown?.walletName) ??
    findConnector(state, connectorId, namespace)?.info.name ??
    connectorId
  )
}

/** What a connection leaves behind for labels and a later reconnection. */
export function lastKnownOf(kit: Kit, connection: ConnectedConnection) {
  return {
    accounts: connection.accounts,
    caipNetworkId: connection.caipNetworkId,
    walletName: walletNameOf(kit, connection),
  }
}
