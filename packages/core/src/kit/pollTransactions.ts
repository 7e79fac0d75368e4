import { followTransaction } from './followTransaction.js'
import type { Kit } from './Kit.js'

/**
 * With `pendingTransactions.poll`, follows the transactions of earlier visits
 * that are not final yet; looked for at once and then at the interval
 * (specification 9: off, 30000 ms).
 */
export function pollTransactions(kit: Kit, signal: AbortSignal): void {
  const { intervalMs } = kit.options.pendingTransactions
  const look = () => {
    for (const transaction of kit.stores.transactions.getState().transactions) {
      const isOpen =
        transaction.status === 'pending' || transaction.status === 'included'
      if (isOpen)
        followTransaction(kit, transaction, signal).catch((error: unknown) =>
          kit.log('warn', 'A transaction is not followed', error),
        )
    }
    kit.environment.clock.after(intervalMs, look, signal)
  }
  look()
}
