import type { NetworkId } from '../entities/network/networkId.js'
import type {
  SentTransaction,
  TransactionChange,
} from '../entities/transfer/transaction.js'
import {
  isTransfer,
  lostItsPlace,
  sentHashOf,
} from '../entities/transfer/transactionState.js'
import type { TransactionsState } from './transactions.js'

/** Adds a transaction, or puts it in the place of the one of the same intent. */
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
  return { transactions: [{ ...transaction, changedAt }, ...others] }
}

/** Changes the transaction of an intent; one that is not held is left out. */
export function transactionChanged(
  { transactions }: TransactionsState,
  intentId: string,
  change: TransactionChange,
  nowMs: number,
): TransactionsState {
  return {
    transactions: transactions.map((one) =>
      one.intentId === intentId
        ? ({
            ...one,
            ...(isBackAgain(one, change) && { replacedBy: undefined }),
            ...change,
            changedAt: Math.max(nowMs, one.changedAt + 1),
          } as SentTransaction)
        : one,
    ),
  }
}

/** The transaction of an intent. */
export function findTransaction(
  { transactions }: TransactionsState,
  intentId: string,
): SentTransaction | undefined {
  return transactions.find((one) => one.intentId === intentId)
}

/**
 * Whether another one than that of the intent is known by a hash, its own or
 * that of its newer form.
 * @param about.isTransferOnly whether what the site told of does not count
 */
export function isHashOfAnother(
  { transactions }: TransactionsState,
  about: {
    readonly intentId: string | undefined
    readonly networkId: NetworkId
    readonly hash: string
    readonly isTransferOnly: boolean
  },
): boolean {
  const { hash, intentId, isTransferOnly, networkId } = about
  return transactions.some(
    (other) =>
      other.intentId !== intentId &&
      other.networkId === networkId &&
      (isTransfer(other) || !isTransferOnly) &&
      (other.hash === hash || sentHashOf(other) === hash),
  )
}

/** What had taken its place is forgotten: it would be read as a speed-up. */
function isBackAgain(
  before: SentTransaction,
  { status }: TransactionChange,
): boolean {
  return (
    status !== undefined && lostItsPlace(before.status) && !lostItsPlace(status)
  )
}
