import type { Namespace } from '../../entities/network/namespace.js'
import type { Kit } from '../../kit/Kit.js'
import type { ProviderOf } from '../../ports/ProviderOf.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'

/**
 * The connected wallet's own provider, e.g. EIP-1193 on EVM.
 * @returns undefined while no wallet of the namespace is connected
 * @see EIP-1193
 * @example
 * import { getProvider } from '@hasp/core'
 *
 * const provider = getProvider(kit, { namespace: 'eip155' })
 */
export function getProvider<namespace extends Namespace = Namespace>(
  kit: Kit,
  { namespace }: { namespace?: namespace | undefined } = {},
): ProviderOf<namespace> | undefined {
  const { connections, connectors, networks } = kit.stores
  const wanted = namespace ?? networks.getState().activeNamespace
  const connection = selectConnected(connections.getState(), wanted)
  if (!connection) return undefined
  const connector = findConnector(
    connectors.getState(),
    connection.connectorId,
    connection.namespace,
  )
  return connector?.getProvider() as ProviderOf<namespace> | undefined
}
