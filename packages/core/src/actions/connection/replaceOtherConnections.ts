import type { ConnectedConnection } from '../../entities/connection.js'
import type { Kit } from '../../kit/Kit.js'
import { endConnection } from './endConnection.js'

/**
 * With several wallets off, a newly connected one takes the place of the
 * family's earlier ones. What those wallets granted is left to them.
 */
export function replaceOtherConnections(
  kit: Kit,
  { id, namespace }: ConnectedConnection,
): void {
  if (kit.options.features.multiWallet) return
  const { connections } = kit.stores
  for (const other of connections.getState().byId.values()) {
    if (other.namespace !== namespace || other.id === id) continue
    void endConnection(kit, { connection: other, isForgotten: true })
  }
}
