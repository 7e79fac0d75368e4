import { explorerUrl, findNetwork, type NetworkId } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * Where a block explorer shows a transaction; undefined when the network has
 * none, or while there is no hash.
 * @example const url = useExplorerUrl('eip155:1', hash)
 */
export function useExplorerUrl(
  networkId: NetworkId,
  hash: string | undefined,
): string | undefined {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  return hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
}
