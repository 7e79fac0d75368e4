import type { SentTransfer } from '../entities/transfer/transaction.js'

/**
 * A transfer that was sent from a site, for tests.
 * @param changes what is to be different
 * @example
 * import { createTestKit, sentTransaction } from '@hasp/core/testing'
 *
 * const { stores } = createTestKit()
 * stores.transactions.setState({
 *   transactions: [sentTransaction({ status: 'unknown', hash: undefined })],
 * })
 */
export function sentTransaction(
  changes: Partial<SentTransfer> = {},
): SentTransfer {
  return {
    kind: 'transfer',
    intentId: changes.hash ?? 'intent',
    hash: `0x${'ab'.repeat(32)}`,
    networkId: 'eip155:31337',
    from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    to: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    amount: 250_000_000_000_000_000n,
    decimals: 18,
    symbol: 'ETH',
    sentAt: 0,
    changedAt: 0,
    status: 'pending',
    ...changes,
  }
}
