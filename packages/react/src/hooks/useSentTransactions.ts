import { explorerUrl, findNetwork } from '@hasp/core'
import { isShallowEqual } from './isShallowEqual.js'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'
import { useWallet } from './useWallet.js'

/**
 * What the account sent from here and what is not final yet.
 * @example const sent = useSentTransactions()
 */
export function useSentTransactions() {
  const { stores } = useKit()
  const { address } = useWallet()
  const networks = useStore(stores.networks, (state) => state)
  const sent = useStore(
    stores.transactions,
    ({ transactions }) =>
      transactions.filter(
        ({ from, status }) =>
          from === address && (status === 'pending' || status === 'included'),
      ),
    isShallowEqual,
  )
  return sent.map(({ hash, label, networkId, status }) => {
    return {
      hash,
      label,
      isIncluded: status === 'included',
      href: explorerUrl(findNetwork(networks, networkId), 'tx', hash),
    }
  })
}
