import {
  explorerUrl,
  findNetwork,
  isSameAddress,
  namespaceOf,
} from '@hasp/core'
import { followSentTransactions, isOpen, isTransfer } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'
import { useWallet } from '../../useWallet.js'
import { isShallowEqual } from '../react/isShallowEqual.js'
import { writeSentAmount } from './writeSent.js'

/**
 * What the account sent from here and what is not final yet. While it is
 * shown, all of it is followed.
 * @returns for each its `intentId` and `status`, `amount` in words and `symbol`,
 * or the `label` that the site gave it, and, once its hash is known, its address
 * on the explorer as `href`
 * @example
 * const sent = useSentTransactions()
 */
export function useSentTransactions() {
  const kit = useKit()
  const { locale } = useLocale()
  const { stores } = kit
  const { address } = useWallet()
  const networks = useStore(stores.networks, (state) => state)
  const sent = useStore(
    stores.transactions,
    ({ transactions }) =>
      transactions
        .filter(isOpen)
        .filter(
          ({ from, networkId }) =>
            address && isSameAddress(namespaceOf(networkId), from, address),
        ),
    isShallowEqual,
  )
  useEffect(() => {
    if (sent.length > 0) followSentTransactions(kit)
  }, [kit, sent])
  return sent.map((one) => {
    const { intentId, networkId, status } = one
    const hash = one.replacedBy ?? one.hash
    return {
      intentId,
      status,
      ...(isTransfer(one)
        ? { amount: writeSentAmount(one, locale), symbol: one.symbol }
        : { label: one.label }),
      href: hash && explorerUrl(findNetwork(networks, networkId), 'tx', hash),
    }
  })
}
