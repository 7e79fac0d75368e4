import { createStore } from 'zustand/vanilla'
import type {
  SentTransaction,
  TransactionChange,
} from '../entities/transaction.js'

/** So many transactions are followed at most (specification 9). */
export const pendingTransactionsLimit = 99

/** What was certainly not sent is kept for other tabs to hear of, then not. */
const notSentKeptMs = 60 * 60_000

/** Transactions sent from this site, newest first. */
export type TransactionsState = {
  readonly transactions: readonly SentTransaction[]
}

export function createTransactionsStore() {
  return createStore<TransactionsState>(() => ({ transactions: [] }))
}

/** Adds a transfer, or puts it in the place of the one of the same intent. */
export function transactionSent(
  { transactions }: TransactionsState,
  transaction: SentTransaction,
): TransactionsState {
  const { intentId } = transaction
  const others = transactions.filter((one) => one.intentId !== intentId)
  const before = findTransaction({ transactions }, intentId)
  // What was told of it before is older, even in the same moment.
  const changedAt = before
    ? Math.max(transaction.changedAt, before.changedAt + 1)
    : transaction.changedAt
  return {
    transactions: [{ ...transaction, changedAt }, ...others].slice(
      0,
      pendingTransactionsLimit,
    ),
  }
}

/** Changes the transfer of an intent; one that is not held is left out. */
export function transactionChanged(
  { transactions }: TransactionsState,
  intentId: string,
  change: TransactionChange,
  nowMs: number,
): TransactionsState {
  return {
    transactions: transactions.map((one) =>
      one.intentId === intentId
        ? { ...one, ...change, changedAt: Math.max(nowMs, one.changedAt + 1) }
        : one,
    ),
  }
}

/**
 * Two lists as one, each transfer as it was changed last: tabs of a site write
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
  return [...newest.values()]
    .filter(
      ({ changedAt, status }) =>
        status !== 'notSent' || changedAt > nowMs - notSentKeptMs,
    )
    .sort(
      (one, other) =>
        other.sentAt - one.sentAt || (one.intentId < other.intentId ? -1 : 1),
    )
    .slice(0, pendingTransactionsLimit)
}

/** The transfer of an intent. */
export function findTransaction(
  { transactions }: TransactionsState,
  intentId: string,
): SentTransaction | undefined {
  return transactions.find((one) => one.intentId === intentId)
}

/** All tabs decide alike, or each would undo what the other one wrote. */
function compare(one: SentTransaction, other: SentTransaction): number {
  const rank = ({ hash, replacedBy, status, trace }: SentTransaction) =>
    JSON.stringify([status, hash, replacedBy, trace])
  return one.changedAt - other.changedAt || (rank(one) < rank(other) ? -1 : 1)
}
