import type { ConnectionId } from '../entities/connection.js'
import type { Namespace } from '../entities/namespace.js'
import { connectionRemoved } from '../stores/connections.js'
import type { Kit } from './Kit.js'
import { noteGone } from './wireConnector.js'

/**
 * With several wallets off, only one may stay of a family's connected ones:
 * the others are forgotten here, and what they granted is left to them.
 */
export function dropOthers(
  kit: Kit,
  { id, namespace }: { id: ConnectionId; namespace: Namespace },
): void {
  if (kit.options.features.multiWallet) return
  const { connections } = kit.stores
  for (const other of connections.getState().byId.values()) {
    const isConnected = other.status === 'connected'
    if (!isConnected || other.namespace !== namespace || other.id === id)
      continue
    noteGone(kit, other.id)
    connections.setState((state) => connectionRemoved(state, other.id))
  }
}
