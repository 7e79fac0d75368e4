import type { Network } from './network.js'
import type { NetworkId } from './networkId.js'

/**
 * A network by its CAIP-2 id.
 * @returns undefined when it is not configured
 * @example
 * import { findNetwork } from '@hasp/core'
 *
 * findNetwork(kit.stores.networks.getState(), 'eip155:1')
 */
export function findNetwork(
  { networks }: { readonly networks: readonly Network[] },
  networkId: NetworkId | undefined,
): Network | undefined {
  return networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
}
