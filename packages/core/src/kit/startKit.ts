import { isInDoubt } from '../entities/transfer/transaction.js'
import { discoverConnectors } from './connection/discoverConnectors.js'
import { followOtherTabs } from './connection/followOtherTabs.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'
import { persistState } from './persist.js'
import { restoreState } from './restore.js'

/** The first I/O of a kit; all of it ends when the signal is aborted. */
export function startKit(kit: Kit, signal: AbortSignal): void {
  restoreState(kit)
  persistState(kit, signal)
  followOtherTabs(kit, signal)
  discoverConnectors(kit, signal)
  const { transactions } = kit.stores.transactions.getState()
  if (kit.options.pendingTransactions.poll || transactions.some(isInDoubt))
    import('./transactions/keepTransactions.js').then(
      ({ pollTransactions }) => pollTransactions(kit, signal),
      (error: unknown) =>
        kit[internals].log('warn', 'Nothing is polled', error),
    )
}
