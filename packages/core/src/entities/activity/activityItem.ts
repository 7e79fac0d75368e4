import type { SentTransaction } from '../transfer/transaction.js'
import type { HistoryEntry } from './history.js'

/**
 * A transaction of an account as a list shows it: what was sent from here, what
 * is on the chain, or both.
 */
export type ActivityItem =
  | {
      readonly type: 'sent'
      /** The `intentId` of what was sent. */
      readonly id: string
      readonly sent: SentTransaction
    }
  | {
      readonly type: 'entry'
      /** Its hash. */
      readonly id: string
      readonly entry: HistoryEntry
      /** The same, where it was sent from here. */
      readonly sent?: SentTransaction | undefined
    }

/**
 * When a transaction was made, or sent, in milliseconds since the epoch.
 * @example
 * import type { ActivityItem } from '@hasp/core'
 * import { momentOf } from '@hasp/core/internal'
 *
 * const newest = (items: readonly ActivityItem[]) =>
 *   Math.max(...items.map(momentOf))
 */
export function momentOf(item: ActivityItem): number {
  return item.type === 'sent' ? item.sent.sentAt : item.entry.block.timeMs
}
