import type { ActivityItem } from '@hasp/core'
import { momentOf } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useInternals } from '../modal/useInternals.js'

export { momentOf }

/** Whether two moments are of one day where the visitor is. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Writes the time of a transaction of today, and the day of any other. */
export function useWriteMoment(): (item: ActivityItem) => string {
  const { locale } = useLocale()
  const { clock } = useInternals().environment
  // They take long to make, and long lists write many.
  const [time, day] = useMemo(
    () => [
      new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    ],
    [locale],
  )
  return (item) => {
    const moment = momentOf(item)
    return (isSameDay(moment, clock.now()) ? time : day).format(moment)
  }
}
