import { isSameAddress } from '../../entities/account/address.js'
import type {
  SentTransaction,
  SentTransfer,
} from '../../entities/transfer/transaction.js'
import { isOpen, isTransfer } from '../../entities/transfer/transactionState.js'
import type { SendReview } from '../../entities/transfer/transfer.js'

/**
 * Transfers of the same account and token to the same receiver that may still
 * arrive: who sends now may pay twice.
 * @param transactions what was sent from this site
 * @param review what is about to be sent
 * @returns the newest first
 * @example
 * import { findEarlierTransfers } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const earlier = findEarlierTransfers(transactions, review)
 */
export function findEarlierTransfers(
  transactions: readonly SentTransaction[],
  review: Pick<
    SendReview,
    'from' | 'intentId' | 'namespace' | 'networkId' | 'to' | 'token'
  >,
): readonly SentTransfer[] {
  const { from, intentId, namespace, networkId, to, token } = review
  const tokenAddress = token.type === 'token' ? token.address : undefined
  const isSame = (one: string, other: string) =>
    isSameAddress(namespace, one, other)
  return transactions
    .filter(isTransfer)
    .filter(
      (one) =>
        isOpen(one) &&
        one.status !== 'included' &&
        one.intentId !== intentId &&
        one.networkId === networkId &&
        isSame(one.from, from) &&
        isSame(one.to, to) &&
        (one.tokenAddress === undefined || tokenAddress === undefined
          ? one.tokenAddress === tokenAddress
          : isSame(one.tokenAddress, tokenAddress)),
    )
}
