import {
  findNetwork,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
} from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * What is known about the network to switch to.
 * @returns its namespace; `network` only when it is configured
 * @example const { namespace } = useTargetNetwork('eip155:8453')
 */
export function useTargetNetwork(networkId: NetworkId): {
  namespace: Namespace
  network?: Network | undefined
} {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  return { namespace: namespaceOf(networkId), network }
}
