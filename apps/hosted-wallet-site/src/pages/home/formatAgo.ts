import type { Texts } from '../../texts/createTexts.js'

const minuteMs = 60_000

/** How long ago something was, e.g. `3 hours ago`. */
export function formatAgo({ language }: Texts, beforeMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const minutes = Math.floor(beforeMs / minuteMs)
  if (minutes < 60) return format.format(-minutes, 'minute')
  return minutes < 24 * 60
    ? format.format(-Math.floor(minutes / 60), 'hour')
    : format.format(-Math.floor(minutes / (24 * 60)), 'day')
}
