import { createStore } from 'zustand/vanilla'
import type {
  SentTransaction,
  TransactionChange,
} from '../entities/transfer/transaction.js'

/** So many transactions are followed at most (specification 9). */
export const pendingTransactionsLimit = 99

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

/** The transfer of an intent. */
export function findTransaction(
  { transactions }: TransactionsState,
  intentId: string,
): SentTransaction | undefined {
  return transactions.find((one) => one.intentId === intentId)
}
