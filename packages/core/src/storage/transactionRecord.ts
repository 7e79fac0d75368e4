import type { SentTransaction } from '../entities/transfer/transaction.js'
import { readShortText } from '../utils/readShortText.js'
import type { StorageValue } from './keys.js'

type TransactionRecord = StorageValue<'transactions'>[number]

/** A transaction as JSON holds it: no bigint. */
export function toTransactionRecord(
  transaction: SentTransaction,
): TransactionRecord {
  // Another tab may have an earlier version, which reads no list without them.
  return { to: '', ...transaction, amount: `${amountOf(transaction)}` }
}

/** @returns nothing of a record without what its kind needs */
export function fromTransactionRecords(
  records: readonly TransactionRecord[] = [],
): readonly SentTransaction[] {
  return records.flatMap((record): SentTransaction[] => {
    const { amount, decimals, kind, label, symbol, to, ...sent } = record
    const { hash } = sent
    const shown = readShortText(label)
    if (kind === 'tracked' && hash && shown)
      return [{ ...sent, kind, hash, label: shown }]
    return kind === 'transfer' && decimals !== undefined && symbol !== undefined
      ? [{ ...sent, kind, to, amount: BigInt(amount), decimals, symbol }]
      : []
  })
}

function amountOf(transaction: SentTransaction): bigint {
  return transaction.kind === 'transfer' ? transaction.amount : 0n
}
