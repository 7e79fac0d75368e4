import {
  isSameAddress,
  type NetworkAccount,
  type SentTransaction,
} from '@hasp/core'
import { followSentTransactions, isOpen } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'
import { isShallowEqual } from '../react/isShallowEqual.js'

/**
 * What an account sent from here on a network. While it is shown, what may
 * still arrive is followed.
 */
export function useOwnTransactions(
  account: NetworkAccount | undefined,
): readonly SentTransaction[] {
  const kit = useKit()
  const own = useStore(
    kit.stores.transactions,
    ({ transactions }) =>
      transactions.filter(
        ({ from, networkId }) =>
          networkId === account?.networkId &&
          isSameAddress('eip155', from, account.address),
      ),
    isShallowEqual,
  )
  const isAnyOpen = own.some(isOpen)
  useEffect(() => {
    if (isAnyOpen) followSentTransactions(kit)
  }, [kit, isAnyOpen])
  return own
}
