import {
  type ActivityItem,
  explorerUrl,
  findNetwork,
  type NetworkId,
} from '@hasp/core'
import { sentHashOf } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/**
 * The network of a transaction, its hash there, and where an explorer shows it.
 */
export function useTransactionNetwork(
  networkId: NetworkId,
  item: ActivityItem,
) {
  const network = useStore(useKit().stores.networks, (state) =>
    findNetwork(state, networkId),
  )
  const hash = item.type === 'entry' ? item.entry.hash : sentHashOf(item.sent)
  return {
    ...{ hash, network },
    explorerUrl: hash && explorerUrl(network, 'tx', hash),
  }
}
