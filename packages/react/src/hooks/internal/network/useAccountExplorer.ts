import { explorerUrl, findNetwork, type NetworkId } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * Where a block explorer shows an account; undefined when the network has
 * none.
 * @example const explorer = useAccountExplorer('eip155:1', address)
 */
export function useAccountExplorer(
  networkId: NetworkId | undefined,
  address: string | undefined,
): { name: string; url: string } | undefined {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  const url = address && explorerUrl(network, 'address', address)
  const name = network?.blockExplorers?.default.name
  return url && name ? { name, url } : undefined
}
