import { isInDoubt, isOpen } from '../../entities/transfer/transaction.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { followSent } from './followTransaction.js'

const dayMs = 24 * 60 * 60_000

/**
 * Follows the transfers of earlier visits. Those of which nobody knows whether
 * they were sent are always followed; with `pendingTransactions.poll` the
 * others are too, at once and then at the interval (specification 9: off,
 * 30000 ms).
 */
export function pollTransactions(kit: Kit, signal: AbortSignal): void {
  const { clock } = kit[internals].environment
  const { intervalMs, poll } = kit.options.pendingTransactions
  const look = () => {
    const now = clock.now()
    for (const sent of kit.stores.transactions.getState().transactions) {
      const isRecent = now - sent.sentAt < dayMs
      if ((poll && isOpen(sent)) || (isRecent && isInDoubt(sent)))
        followSent(kit, sent.intentId)
    }
    if (poll) clock.after(intervalMs, look, signal)
  }
  look()
}
