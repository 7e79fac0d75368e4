import type { ActivityItem } from '@hasp/core'
import { useLocale } from '../../../i18n/useLocale.js'
import { useInternals } from '../modal/useInternals.js'

/** When a transaction was made, or sent. */
export function momentOf(item: ActivityItem): number {
  return item.type === 'sent' ? item.sent.sentAt : item.entry.block.timeMs
}

/** Whether two moments are of one day where the visitor is. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Writes the time of a transaction of today, and the day of any other. */
export function useWriteMoment(): (item: ActivityItem) => string {
  const { locale } = useLocale()
  const { clock } = useInternals().environment
  return (item) => {
    const moment = momentOf(item)
    return new Intl.DateTimeFormat(
      locale,
      isSameDay(moment, clock.now())
        ? { timeStyle: 'short' }
        : { day: 'numeric', month: 'short' },
    ).format(moment)
  }
}
