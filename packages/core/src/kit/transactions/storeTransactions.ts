import type { SentTransaction } from '../../entities/transfer/transaction.js'
import { mergeTransactions } from '../../policies/transfer/mergeTransactions.js'
import { fitting } from '../../storage/fitting.js'
import { pendingTransactionsLimit } from '../../stores/transactions.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { readTransactions } from './readTransactions.js'

/**
 * Stores what was sent, at once: a page may end anytime. What another tab has
 * stored is kept, and known here from now on.
 */
export function storeTransactions(kit: Kit): void {
  const transactions = followStored(kit)
  kit[internals].storage.set(
    'transactions',
    fitting('transactions', transactions.map(toRecord)),
  )
}

/** Puts together what is known here and what is stored. */
export function followStored(kit: Kit): readonly SentTransaction[] {
  const store = kit[internals].stores.transactions
  const known = store.getState().transactions
  const transactions = mergeTransactions(known, readTransactions(kit), {
    limit: pendingTransactionsLimit,
    nowMs: kit[internals].environment.clock.now(),
  })
  const isSame =
    transactions.length === known.length &&
    transactions.every((one, index) => one === known[index])
  if (!isSame) store.setState({ transactions })
  return transactions
}

/** JSON has no bigint. */
function toRecord(transaction: SentTransaction) {
  return { ...transaction, amount: `${transaction.amount}` }
}
