import type { Namespace } from '../../entities/network/namespace.js'
import type { Kit } from '../../kit/Kit.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'

/**
 * The connected wallet's own provider, e.g. EIP-1193 on EVM.
 * @returns undefined while no wallet of the family is connected
 * @example
 * import { getProvider } from '@hasp/core'
 *
 * const provider = getProvider(kit, { namespace: 'eip155' })
 */
export function getProvider(
  kit: Kit,
  { namespace }: { namespace?: Namespace | undefined } = {},
): unknown {
  const { connections, connectors, networks } = kit.stores
  const family = namespace ?? networks.getState().activeNamespace
  const connection = selectConnected(connections.getState(), family)
  return (
    connection &&
    findConnector(
      connectors.getState(),
      connection.connectorId,
      connection.namespace,
    )?.getProvider()
  )
}
