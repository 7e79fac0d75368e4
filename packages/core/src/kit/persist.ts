import {
  type Connection,
  connectionId,
  lastKnownOf,
} from '../entities/connection/connection.js'
import { fitting } from '../storage/fitting.js'
import type { StoredConnection } from '../storage/keys.js'
import type { ConnectionsState } from '../stores/connection/connections.js'
import { isDeepEqual } from '../utils/isDeepEqual.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/** How many accounts of one wallet are stored, the one in use first. */
const storedAccountsLimit = 100

/** Writes the state that outlives the visit, whenever it changes. */
export function persistState(kit: Kit, signal: AbortSignal): void {
  const { connections, connectors, networks } = kit.stores
  const stops = [
    connections.subscribe((state, before) => {
      // A tab that only follows another one must not answer it by writing.
      const hasChanged =
        (state.byId !== before.byId || state.active !== before.active) &&
        !isDeepEqual(toRecords(state), toRecords(before))
      if (hasChanged) storeConnections(kit)
      if (
        `${state.dismissedConnectionIds}` !== `${before.dismissedConnectionIds}`
      )
        storeDismissals(kit)
    }),
    networks.subscribe((state, before) => {
      const { activeNamespace, selected } = state
      if (
        activeNamespace &&
        (selected !== before.selected ||
          activeNamespace !== before.activeNamespace)
      )
        kit[internals].storage.set('activeNetwork', {
          namespace: activeNamespace,
          selected: { ...selected },
        })
    }),
    connectors.subscribe((state, before) => {
      if (state.recent !== before.recent)
        kit[internals].storage.set('recentWallets', [...state.recent])
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}

/** Stores whom the visitor disconnected, the newest where these are many. */
export function storeDismissals(kit: Kit): void {
  const { dismissedConnectionIds } = kit.stores.connections.getState()
  const kept = keptDismissals(kit)
  // Without its dismissal a connection that is stored would come back.
  if (kept.length < dismissedConnectionIds.length) storeConnections(kit)
  kit[internals].storage.set('disconnectedConnectorIds', kept.reverse())
}

/** Newest first. */
function keptDismissals(kit: Kit): string[] {
  const { dismissedConnectionIds } = kit.stores.connections.getState()
  return fitting(
    'disconnectedConnectorIds',
    [...dismissedConnectionIds].reverse(),
  )
}

/** Stores who is connected. */
export function storeConnections(kit: Kit): void {
  const { storage } = kit[internals]
  const stored = keptRecords(kit)
  storage.set('connections', stored)
  const wallet = stored.find(({ isActive }) => isActive)
  if (wallet)
    storage.set('wallet', {
      id: wallet.connectorId,
      name: wallet.walletName,
    })
  else storage.remove('wallet')
}

/**
 * As many connections as can be stored, those in use first of all. One whose
 * dismissal is too old to be kept would come back by itself: it is not stored.
 */
function keptRecords(kit: Kit): StoredConnection[] {
  const state = kit.stores.connections.getState()
  const kept = keptDismissals(kit)
  const tooOld = state.dismissedConnectionIds.filter((id) => !kept.includes(id))
  const records = toRecords(state).filter(
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
function toRecords({ active, byId }: ConnectionsState): StoredConnection[] {
  return [...byId.values()].flatMap((connection) => {
    const known =
      connection.status === 'connected'
        ? lastKnownOf(connection)
        : connection.lastKnown
    if (!known || known.accounts.length === 0) return []
    const { auth, id, namespace } = connection
    return {
      namespace,
      connectorId: storageIdOf(connection),
      walletName: known.walletName,
      accounts: known.accounts.slice(0, storedAccountsLimit),
      caipNetworkId: known.caipNetworkId,
      ...(auth && { auth }),
      isActive:
        connection.status === 'reconnecting'
          ? connection.wasActive
          : active[namespace] === id,
    }
  })
}

function storageIdOf({ id, namespace }: Connection): string {
  return id.slice(connectionId(namespace, '').length)
}
