import {
  isOpen,
  isTransfer,
  type SentTransaction,
} from '../../entities/transfer/transaction.js'

/** So many transactions are followed at most (specification 9). */
export const pendingTransactionsLimit = 99

/** So many of them may be ones that the site told of. */
export const trackedTransactionsLimit = 20

/**
 * As many transactions as are remembered: the newest, where what a site tells of
 * never takes the place of a transfer that may still arrive. A transfer with the
 * same hash says more.
 * @param transactions newest first
 */
export function withinLimit(
  transactions: readonly SentTransaction[],
): SentTransaction[] {
  const transfers = transactions.filter(isTransfer)
  const tracked = transactions.filter(
    (one) =>
      !isTransfer(one) &&
      !transfers.some(
        ({ hash, networkId, replacedBy }) =>
          networkId === one.networkId &&
          (hash === one.hash || replacedBy === one.hash),
      ),
  )
  const byWorth = new Set<SentTransaction>([
    ...transfers.filter(isOpen),
    ...tracked.slice(0, trackedTransactionsLimit),
    ...transfers,
  ])
  const kept = new Set([...byWorth].slice(0, pendingTransactionsLimit))
  return transactions.filter((one) => kept.has(one))
}
