import type { ActivityItem } from '@hasp/core'
import { isOpen } from '@hasp/core/internal'

/** Whether a transaction is in no block of the history and may still arrive. */
export function isWaiting(item: ActivityItem): boolean {
  return item.type === 'sent' && isOpen(item.sent)
}
