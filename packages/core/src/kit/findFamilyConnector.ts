import type { Namespace } from '../entities/namespace.js'
import type { Connector } from '../ports/Connector.js'
import { selectConnected } from '../stores/connections.js'
import type { Kit } from './Kit.js'

/**
 * How the wallet in use is reached in another family.
 * @returns undefined when it does not speak that family, or when none is in use
 * @example findFamilyConnector(kit, 'solana')?.info.id
 */
export function findFamilyConnector(
  { families, stores }: Kit,
  namespace: Namespace,
): Connector | undefined {
  const inUse = selectConnected(
    stores.connections.getState(),
    stores.networks.getState().activeNamespace,
  )
  return inUse && families.find(inUse.connectorId, namespace)
}
