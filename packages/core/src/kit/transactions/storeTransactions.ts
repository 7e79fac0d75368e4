import type { SentTransaction } from '../../entities/transfer/transaction.js'
import { mergeTransactions } from '../../policies/transfer/mergeTransactions.js'
import { byWorth } from '../../policies/transfer/withinLimit.js'
import { fitting } from '../../storage/fitting.js'
import {
  fromTransactionRecords,
  toTransactionRecord,
} from '../../storage/transactionRecord.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { invalidateSender } from './invalidateAccount.js'

/**
 * Stores what was sent, at once: a page may end anytime. What another tab has
 * stored is kept, and known here from now on.
 */
export function storeTransactions(kit: Kit): void {
  const transactions = followStored(kit)
  kit[internals].storage.set(
    'transactions',
    fitting(
      'transactions',
      byWorth(transactions).map(toTransactionRecord),
    ).sort((one, other) => other.sentAt - one.sentAt),
  )
}

/** Puts together what is known here and what is stored. */
export function followStored(kit: Kit): readonly SentTransaction[] {
  const { environment, storage, stores, tasks } = kit[internals]
  const store = stores.transactions
  const stored = fromTransactionRecords(storage.get('transactions'))
  const known = store.getState().transactions
  const now = environment.clock.now()
  const transactions = mergeTransactions(known, stored, now)
  for (const { intentId } of known)
    if (!transactions.some((one) => one.intentId === intentId))
      tasks.abort(`follow ${intentId}`)
  const isSame =
    transactions.length === known.length &&
    transactions.every((one, index) => one === known[index])
  if (!isSame) store.setState({ transactions })
  // What another tab saw first is told here by nobody else.
  for (const one of transactions) {
    const { status } =
      known.find(({ intentId }) => intentId === one.intentId) ?? {}
    if (status !== one.status) invalidateSender(kit, one)
  }
  return transactions
}
