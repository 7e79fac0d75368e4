import { explorerUrl, findNetwork, type NetworkId } from '@hasp/core'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** The network of a transaction, and where an explorer shows the latter. */
export function useTransactionNetwork(
  networkId: NetworkId,
  hash: string | undefined,
) {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  return { network, explorerUrl: hash && explorerUrl(network, 'tx', hash) }
}
