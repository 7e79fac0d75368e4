import { isOpen } from '../../entities/transfer/transaction.js'
import type { Kit } from '../../kit/Kit.js'
import { followSent } from '../../kit/transactions/followTransaction.js'

/**
 * Follows every transfer of the list that may still arrive, earlier visits'
 * included, until its end is known or the kit is stopped. A view that shows
 * them calls it, so that none of them stands still; calls may repeat.
 * @example
 * import { followSentTransactions } from '@hasp/core/internal'
 *
 * followSentTransactions(kit)
 */
export function followSentTransactions(kit: Kit): void {
  for (const sent of kit.stores.transactions.getState().transactions)
    if (isOpen(sent)) followSent(kit, sent.intentId)
}
