import { findNetwork } from '../../entities/network/findNetwork.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Whether anybody can be asked what accounts did on a network: the kit has a data
 * source that tells it, the feature `activity` is on, and the network is of
 * `eip155`. That the source does not serve the network is known once it was asked:
 * `getHistory` then fails with `UNSUPPORTED_CHAIN`.
 * @param networkId a configured network, as CAIP-2
 * @example
 * import { hasHistory } from '@hasp/core'
 *
 * hasHistory(kit, 'eip155:1')
 */
export function hasHistory(kit: Kit, networkId: NetworkId): boolean {
  const network = findNetwork(kit.stores.networks.getState(), networkId)
  return (
    network !== undefined &&
    kit.stores.features.getState().activity &&
    kit[internals].dataSource.historyOn?.(network) !== undefined
  )
}
