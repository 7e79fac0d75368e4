import type {
  SentTransaction,
  SentTransfer,
  TransactionStatus,
} from './transaction.js'

// What is asked of a transaction; a page asks `isSettled` alone on load.

/**
 * Whether it is a transfer; else the site told of it.
 * @example
 * import { isTransfer } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const transfers = transactions.filter(isTransfer)
 */
export function isTransfer(sent: SentTransaction): sent is SentTransfer {
  return sent.kind === 'transfer'
}

/**
 * The hash under which it is in a block: the newer one where the visitor sped it
 * up in the wallet. What took its place otherwise is another transaction.
 * @example
 * import { sentHashOf } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const hashes = transactions.map(sentHashOf)
 */
export function sentHashOf({
  hash,
  replacedBy,
  status,
}: Pick<SentTransfer, 'hash' | 'replacedBy' | 'status'>): string | undefined {
  return lostItsPlace(status) ? hash : (replacedBy ?? hash)
}

/** Whether another transaction has its place in the account's order. */
export function lostItsPlace(status: TransactionStatus): boolean {
  return status === 'replaced' || status === 'dropped'
}

/**
 * Whether a transfer may still arrive.
 * @example
 * import { isOpen } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const open = transactions.filter((one) => isOpen(one))
 */
export function isOpen<of extends Pick<SentTransaction, 'status'>>(
  sent: of,
): sent is of & { readonly status: OpenStatus } {
  const { status } = sent
  return (
    status === 'unknown' ||
    status === 'pending' ||
    status === 'unseen' ||
    status === 'included'
  )
}

type OpenStatus = 'unknown' | 'pending' | 'unseen' | 'included'

/**
 * Whether balances are others from then on: a fee was paid at least.
 * @example
 * import { movesFunds } from '@hasp/core/internal'
 *
 * movesFunds('included') // true
 */
export function movesFunds(status: TransactionStatus): boolean {
  return (
    status === 'included' ||
    status === 'final' ||
    status === 'reverted' ||
    status === 'replaced'
  )
}

/**
 * Whether it is not known yet if a transfer is on its way.
 * @example
 * import { isInDoubt } from '@hasp/core/internal'
 *
 * const { transactions } = kit.stores.transactions.getState()
 * const doubtful = transactions.filter((one) => isInDoubt(one))
 */
export function isInDoubt({
  status,
  trace,
}: Pick<SentTransaction, 'status' | 'trace'>): boolean {
  return (
    status === 'unknown' ||
    status === 'unseen' ||
    lostItsPlace(status) ||
    (status === 'pending' && trace?.signed !== undefined)
  )
}
