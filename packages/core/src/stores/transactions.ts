import { createStore } from 'zustand/vanilla'
import type { SentTransaction } from '../entities/transfer/transaction.js'

/** Transactions sent from this site, newest first. */
export type TransactionsState = {
  readonly transactions: readonly SentTransaction[]
}

export function createTransactionsStore() {
  return createStore<TransactionsState>(() => ({ transactions: [] }))
}
