import type { Namespace } from '../../entities/network/namespace.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectConnected } from '../../stores/connection/connections.js'

/**
 * The connector in use of a namespace.
 * @throws `NAMESPACE_REQUIRED` when none is given and none is active
 * @example
 * import { getConnectedConnectorId } from '@hasp/core'
 *
 * getConnectedConnectorId(kit, { namespace: 'eip155' }) // 'io.kite'
 */
export function getConnectedConnectorId(
  kit: Kit,
  parameters: { namespace?: Namespace | undefined } = {},
): string | undefined {
  const namespace =
    parameters.namespace ?? kit.stores.networks.getState().activeNamespace
  if (!namespace) throw new KitError('NAMESPACE_REQUIRED')
  return selectConnected(kit.stores.connections.getState(), namespace)
    ?.connectorId
}
