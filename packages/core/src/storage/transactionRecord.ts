import type { SentTransaction } from '../entities/transfer/transaction.js'
import type { StorageValue } from './keys.js'

type TransactionRecord = StorageValue<'transactions'>[number]

/** A transfer as JSON holds it: no bigint. */
export function toTransactionRecord(
  transaction: SentTransaction,
): TransactionRecord {
  return { ...transaction, amount: `${transaction.amount}` }
}

/** @returns nothing of a record without what its kind needs */
export function fromTransactionRecords(
  records: readonly TransactionRecord[] = [],
): readonly SentTransaction[] {
  return records.flatMap(({ amount, decimals, kind, symbol, ...sent }) =>
    kind === 'transfer' && decimals !== undefined && symbol !== undefined
      ? [{ ...sent, kind, amount: BigInt(amount), decimals, symbol }]
      : [],
  )
}
