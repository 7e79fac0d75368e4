import { createStore } from 'zustand/vanilla'
import type {
  SentTransaction,
  TransactionStatus,
} from '../entities/transaction.js'

/** So many transactions are followed at most (specification 9). */
export const pendingTransactionsLimit = 99

/** Transactions sent from this page, newest first. */
export type TransactionsState = {
  readonly transactions: readonly SentTransaction[]
}

export function createTransactionsStore() {
  return createStore<TransactionsState>(() => ({ transactions: [] }))
}

export function transactionSent(
  state: TransactionsState,
  transaction: SentTransaction,
): TransactionsState {
  const others = state.transactions.filter(
    ({ hash }) => hash !== transaction.hash,
  )
  return {
    transactions: [transaction, ...others].slice(0, pendingTransactionsLimit),
  }
}

export function transactionChanged(
  state: TransactionsState,
  hash: string,
  status: TransactionStatus,
): TransactionsState {
  return {
    transactions: state.transactions.map((transaction) =>
      transaction.hash === hash ? { ...transaction, status } : transaction,
    ),
  }
}
