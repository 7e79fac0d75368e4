import type { SentTransaction } from '../../entities/transfer/transaction.js'
import { isOpen, isTransfer } from '../../entities/transfer/transactionState.js'
import { withinLimit } from './withinLimit.js'

/** What was certainly not sent is kept for other tabs to hear of, then not. */
const notSentKeptMs = 60 * 60_000
/** What a site told of and still waits for a block by then may never have been. */
const trackedKeptMs = 24 * 60 * 60_000

/**
 * Two lists as one, each transaction as it was changed last: tabs of a site write
 * into one storage.
 */
export function mergeTransactions(
  own: readonly SentTransaction[],
  others: readonly SentTransaction[],
  nowMs: number,
): SentTransaction[] {
  const newest = new Map(own.map((one) => [one.intentId, one]))
  for (const other of others) {
    const known = newest.get(other.intentId)
    if (!known || compare(known, other) < 0) newest.set(other.intentId, other)
  }
  const transactions = [...newest.values()]
    .filter((one) => isKept(one, nowMs))
    .sort(
      (one, other) =>
        other.sentAt - one.sentAt || (one.intentId < other.intentId ? -1 : 1),
    )
  return withinLimit(transactions)
}

function isKept(one: SentTransaction, nowMs: number): boolean {
  const { changedAt, sentAt, status } = one
  if (status === 'notSent') return changedAt > nowMs - notSentKeptMs
  const isLooseEnd = isOpen(one) && status !== 'included'
  return isTransfer(one) || !isLooseEnd || sentAt > nowMs - trackedKeptMs
}

/** All tabs decide alike, or each would undo what the other one wrote. */
function compare(one: SentTransaction, other: SentTransaction): number {
  const rank = ({ hash, replacedBy, status, trace }: SentTransaction) =>
    JSON.stringify([status, hash, replacedBy, trace])
  return one.changedAt - other.changedAt || (rank(one) < rank(other) ? -1 : 1)
}
