import type { SentTransaction } from '../../entities/transfer/transaction.js'
import {
  isOpen,
  isTransfer,
  sentHashOf,
} from '../../entities/transfer/transactionState.js'

/** So many transactions are followed at most (specification 9). */
export const pendingTransactionsLimit = 99

/** So many of them may be ones that the site told of. */
export const trackedTransactionsLimit = 20

/**
 * As many transactions as are remembered, in their order: the newest, but that
 * what may still arrive stays longest, and that what a site tells of never takes
 * the place of a transfer that may still arrive.
 * @param transactions newest first
 */
export function withinLimit(
  transactions: readonly SentTransaction[],
): SentTransaction[] {
  const kept = new Set(byWorth(transactions))
  return transactions.filter((one) => kept.has(one))
}

/** The same ones, and first those that stay longest. */
export function byWorth(
  transactions: readonly SentTransaction[],
): SentTransaction[] {
  const transfers = transactions.filter(isTransfer)
  // A transfer with the same hash says more.
  const tracked = transactions.filter(
    (one) =>
      !isTransfer(one) &&
      !transfers.some(
        (transfer) =>
          transfer.networkId === one.networkId &&
          (transfer.hash === one.hash || sentHashOf(transfer) === one.hash),
      ),
  )
  const mostTracked = [...new Set([...tracked.filter(isOpen), ...tracked])]
  const all = new Set<SentTransaction>([
    ...transfers.filter(isOpen),
    ...mostTracked.slice(0, trackedTransactionsLimit),
    ...transfers,
  ])
  return [...all].slice(0, pendingTransactionsLimit)
}
