import type { ConnectedConnection, Connection } from '../entities/connection.js'
import type { SentTransaction } from '../entities/transaction.js'
import { longestStoredText } from '../storage/createStorage.js'
import type { StoredConnection } from '../storage/keys.js'
import type { ConnectionsState } from '../stores/connections.js'
import { findConnector } from '../stores/connectors.js'
import { mergeTransactions } from '../stores/transactions.js'
import type { Kit } from './Kit.js'

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
      if (state.disconnectedConnectorIds !== before.disconnectedConnectorIds)
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
    kit.stores.transactions.subscribe(() => storeTransactions(kit)),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}

/** Stores whom the visitor disconnected. */
export function storeRefusals(kit: Kit): void {
  const { disconnectedConnectorIds } = kit.stores.connections.getState()
  kit.storage.set('disconnectedConnectorIds', [...disconnectedConnectorIds])
}

/** Stores what was sent; what another tab sent is kept. */
export function storeTransactions(kit: Kit): void {
  const { transactions } = kit.stores.transactions.getState()
  const stored = withStored(kit, transactions).map(toRecord)
  // A text that is too long would be lost whole: the oldest go first.
  while (JSON.stringify(stored).length > longestStoredText) stored.pop()
  kit.storage.set('transactions', stored)
}

/** Transactions with those that are stored, each as it was changed last. */
export function withStored(
  kit: Kit,
  transactions: readonly SentTransaction[],
): SentTransaction[] {
  const stored = kit.storage.get('transactions') ?? []
  return mergeTransactions(
    transactions,
    stored.map((one) => ({ ...one, amount: BigInt(one.amount) })),
    kit.environment.clock.now(),
  )
}

/**
 * JSON has no bigint. The order is one for all: what is the same is the same
 * text, or two tabs would answer each other by writing for ever.
 */
function toRecord(transaction: SentTransaction) {
  const sorted = Object.entries(transaction).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return {
    ...(Object.fromEntries(sorted) as SentTransaction),
    amount: `${transaction.amount}`,
  }
}

/** Stores who is connected. */
export function storeConnections(kit: Kit): void {
  const stored = toRecords(kit, kit.stores.connections.getState())
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
    accounts: [...accounts],
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
