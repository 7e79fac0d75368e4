import type { TrackedTransaction } from '../entities/transfer/transaction.js'

/**
 * A transaction that a site told of, for tests.
 * @param changes what is to be different
 * @example
 * import { createTestKit, trackedTransaction } from '@hasp/core/testing'
 *
 * const { stores } = createTestKit()
 * stores.transactions.setState({
 *   transactions: [trackedTransaction({ label: 'Mint', status: 'unseen' })],
 * })
 */
export function trackedTransaction(
  changes: Partial<TrackedTransaction> = {},
): TrackedTransaction {
  const { hash = `0x${'cd'.repeat(32)}`, networkId = 'eip155:31337' } = changes
  return {
    kind: 'tracked',
    intentId: `${networkId}:${hash}`,
    ...{ hash, networkId },
    from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    label: 'Deposit into the vault',
    sentAt: 0,
    changedAt: 0,
    status: 'pending',
    ...changes,
  }
}
