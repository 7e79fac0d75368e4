import { findNetwork } from '../../entities/network/findNetwork.js'
import {
  type NetworkId,
  namespaceOf,
} from '../../entities/network/networkId.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { networkSelected } from '../../stores/networks.js'

/**
 * Remembers the network on which a wallet of its namespace is to be connected
 * next. Nothing is switched, and the namespace in use stays in use.
 * @param parameters.networkId a configured network; others change nothing
 * @example
 * import { preferNetwork } from '@hasp/core'
 *
 * preferNetwork(kit, { networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
 */
export function preferNetwork(
  kit: Kit,
  { networkId }: { networkId: NetworkId },
): void {
  kit[internals].stores.networks.setState((state) =>
    findNetwork(state, networkId)
      ? networkSelected(state, namespaceOf(networkId), networkId)
      : state,
  )
}
