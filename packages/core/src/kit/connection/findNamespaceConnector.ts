import type { Namespace } from '../../entities/network/namespace.js'
import type { Connector } from '../../ports/Connector.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/**
 * How the wallet in use is reached in another namespace.
 * @returns undefined when it does not speak that namespace, or when none is in use
 * @example
 * import { findNamespaceConnector } from '@hasp/core/internal'
 *
 * findNamespaceConnector(kit, 'solana')?.info.id
 */
export function findNamespaceConnector(
  { stores, [internals]: { grouping } }: Kit,
  namespace: Namespace,
): Connector | undefined {
  const inUse = selectConnected(
    stores.connections.getState(),
    stores.networks.getState().activeNamespace,
  )
  return inUse && grouping.find(inUse.connectorId, namespace)
}
