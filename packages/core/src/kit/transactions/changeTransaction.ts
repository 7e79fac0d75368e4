import {
  isSettled,
  type TransactionChange,
} from '../../entities/transfer/transaction.js'
import {
  findTransaction,
  transactionChanged,
} from '../../stores/transactionChanges.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { invalidateSender } from './invalidateAccount.js'
import { storeTransactions } from './storeTransactions.js'

/**
 * Keeps what became of a sent transfer, and tells it when its status changed.
 */
export function changeTransaction(
  kit: Kit,
  intentId: string,
  change: TransactionChange,
): void {
  const { stores, environment, events } = kit[internals]
  const { transactions } = stores
  const before = findTransaction(transactions.getState(), intentId)
  if (!before) return
  const isOver = isSettled({ status: change.status ?? before.status })
  transactions.setState((state) =>
    transactionChanged(
      state,
      intentId,
      // What helped to find it is not needed any more, and may be long.
      { ...change, ...(isOver && { trace: undefined }) },
      environment.clock.now(),
    ),
  )
  storeTransactions(kit)
  const { status } = change
  if (status === undefined || status === before.status) return
  invalidateSender(kit, { ...before, status })
  const hash = change.replacedBy ?? change.hash ?? before.hash
  events.emit('TRANSACTION_STATUS', { intentId, hash, status })
}
