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
 * What is known of a network that is to be gone to.
 * @returns its family; `network` only when it is configured
 * @example const { family } = useTargetNetwork('eip155:8453')
 */
export function useTargetNetwork(networkId: NetworkId): {
  family: Namespace
  network?: Network | undefined
} {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  return { family: namespaceOf(networkId), network }
}
