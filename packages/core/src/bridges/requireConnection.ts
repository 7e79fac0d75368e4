import type { ConnectedConnection } from '../entities/connection/connection.js'
import type { Namespace } from '../entities/network/namespace.js'
import { KitError } from '../errors/KitError.js'
import type { Kit } from '../kit/Kit.js'
import { selectConnected } from '../stores/connection/connections.js'

/**
 * The connection in use of a namespace.
 * @throws `NO_ACTIVE_ACCOUNT` while no wallet of it is connected
 */
export function requireConnection(
  { stores }: Pick<Kit, 'stores'>,
  namespace: Namespace,
): ConnectedConnection {
  const connection = selectConnected(stores.connections.getState(), namespace)
  if (!connection) throw new KitError('NO_ACTIVE_ACCOUNT')
  return connection
}
