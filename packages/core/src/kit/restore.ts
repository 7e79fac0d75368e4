import {
  type ConnectionId,
  connectionId,
} from '../entities/connection/connection.js'
import { isNamespace } from '../entities/network/namespace.js'
import { fromTransactionRecords } from '../storage/transactionRecord.js'
import { isDeepEqual } from '../utils/isDeepEqual.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/** Puts back what an earlier visit stored; wallets are asked afterwards. */
export function restoreState(kit: Kit): void {
  const { stores, storage } = kit[internals]
  const { connectors, theme } = stores
  const mode = storage.get('theme')
  if (mode) theme.setState({ mode })

  connectors.setState({
    recent: storage.get('recentWallets') ?? [],
  })
  restoreNetworks(kit)
  stores.transactions.setState({
    transactions: fromTransactionRecords(storage.get('transactions')),
  })
  restoreConnections(kit)
}

/**
 * Takes over the network in use, of each namespace and of all, from the
 * storage. What is not configured here is left out.
 */
export function restoreNetworks(kit: Kit): void {
  const stored = kit[internals].storage.get('activeNetwork')
  if (!stored) return
  const { networks } = kit[internals].stores
  const known = new Set(
    networks.getState().networks.map(({ caipNetworkId }) => caipNetworkId),
  )
  const selected = Object.fromEntries(
    Object.entries(stored.selected).filter(([, id]) => known.has(id)),
  )
  const hasNamespace = networks
    .getState()
    .networks.some(({ chainNamespace }) => chainNamespace === stored.namespace)
  // A tab that follows another one must not answer it by writing.
  networks.setState((state) => {
    const next = {
      ...state,
      selected: { ...state.selected, ...selected },
      activeNamespace: hasNamespace ? stored.namespace : state.activeNamespace,
    }
    return isDeepEqual(next, state) ? state : next
  })
}

/**
 * Takes over who is connected, and who is not, from the storage, where an
 * earlier visit or another tab has written it. It is one step, so that nobody
 * stores, or acts upon, half of it.
 */
export function restoreConnections(kit: Kit): void {
  const { storage, stores } = kit[internals]
  const stored = storage.get('connections') ?? []
  stores.connections.dispatch({
    type: 'read',
    connections: stored.map((one) => ({
      id: connectionId(one.namespace, one.connectorId),
      namespace: one.namespace,
      connectorId: one.connectorId,
      lastKnown: one,
      isActive: one.isActive,
      ...(one.auth && { auth: one.auth }),
    })),
    dismissedConnectionIds: (
      storage.get('disconnectedConnectorIds') ?? []
    ).filter(isConnectionId),
  })
}

function isConnectionId(id: string): id is ConnectionId {
  return isNamespace(id.slice(0, id.indexOf('/')))
}
