import type { ConnectedConnection } from '../entities/connection/connection.js'
import { findNetwork } from '../entities/network/findNetwork.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import { KitError } from '../errors/KitError.js'
import type { BoundAdapter } from '../ports/NamespaceAdapter.js'
import { selectConnected } from '../stores/connection/connections.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/** The account in use with all that is needed to act for it. */
export type ActiveAccount = {
  readonly address: string
  readonly connection: ConnectedConnection
  readonly network: Network
  readonly adapter: BoundAdapter
}

/**
 * The account in use of a namespace, the active one unless given.
 * @throws `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED` when
 * the wallet is on a network that is not configured
 */
export function requireActiveAccount(
  kit: Kit,
  namespace: Namespace | undefined = kit.stores.networks.getState()
    .activeNamespace,
): ActiveAccount {
  const connection = selectConnected(
    kit.stores.connections.getState(),
    namespace,
  )
  if (!connection) throw new KitError('NO_ACTIVE_ACCOUNT')
  const adapter = kit[internals].adapters.get(connection.namespace)
  const { networks } = kit.stores
  if (!adapter || networks.getState().networks.length === 0)
    throw new KitError('NO_ACTIVE_NETWORK')
  const networkId = connection.caipNetworkId
  const network = findNetwork(networks.getState(), networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  return {
    address: connection.accounts[0].address,
    connection,
    network,
    adapter,
  }
}
