import type { Connection } from '../entities/connection/connection.js'
import type { Namespace } from '../entities/network/namespace.js'
import { type NetworkId, namespaceOf } from '../entities/network/networkId.js'
import {
  type ConnectionsState,
  selectActive,
  selectConnected,
} from '../stores/connection/connections.js'
import type { NetworksState } from '../stores/networks.js'

/**
 * The network of a namespace: the connected wallet's own, else the chosen one,
 * else the first that is configured.
 * @param namespace the namespace in use unless given
 * @example
 * import { selectNetworkId } from '@hasp/core'
 *
 * const { connections, networks } = kit.stores
 * selectNetworkId(connections.getState(), networks.getState())
 */
export function selectNetworkId(
  connections: ConnectionsState,
  networks: NetworksState,
  namespace: Namespace | undefined = networks.activeNamespace,
): NetworkId | undefined {
  if (!namespace) return undefined
  return (
    selectConnected(connections, namespace)?.caipNetworkId ??
    networks.selected[namespace] ??
    networks.networks.find(({ chainNamespace }) => chainNamespace === namespace)
      ?.caipNetworkId
  )
}

/**
 * What to say of a namespace: its connection in use, else one that is on the
 * way.
 * @example
 * import { selectNamespaceConnection } from '@hasp/core/internal'
 *
 * selectNamespaceConnection(kit.stores.connections.getState(), 'eip155')?.status
 */
export function selectNamespaceConnection(
  connections: ConnectionsState,
  namespace: Namespace | undefined,
): Connection | undefined {
  const active = selectActive(connections, namespace)
  if (active?.status === 'connected') return active
  return [...connections.byId.values()].find(
    (connection) =>
      connection.namespace === namespace &&
      (connection.status === 'connecting' ||
        connection.status === 'reconnecting'),
  )
}

/**
 * Whether a namespace is really connecting, reconnecting or switching (R4.1).
 * @param namespace the namespace in use unless given
 * @example
 * import { selectIsLoading } from '@hasp/core'
 *
 * const { connections, networks } = kit.stores
 * selectIsLoading(connections.getState(), networks.getState(), 'eip155')
 */
export function selectIsLoading(
  { byId, openAttempts, switchingTo }: ConnectionsState,
  networks: NetworksState,
  namespace: Namespace | undefined = networks.activeNamespace,
): boolean {
  const switching = switchingTo && byId.get(switchingTo)?.namespace
  const { switchingTo: networkId } = networks
  return (
    openAttempts.some((attempt) => attempt.namespace === namespace) ||
    (switching !== undefined && switching === namespace) ||
    (networkId !== undefined && namespaceOf(networkId) === namespace) ||
    [...byId.values()].some(
      (connection) =>
        connection.namespace === namespace &&
        (connection.status === 'reconnecting' ||
          connection.status === 'connecting'),
    )
  )
}
