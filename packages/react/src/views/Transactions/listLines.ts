import type { ActivityItem } from '@hasp/core'
import type { GridItem } from '../../composites/WindowedGrid/useWindowedGrid.js'
import { isWaiting } from '../../hooks/internal/activity/isWaiting.js'
import {
  isSameDay,
  momentOf,
} from '../../hooks/internal/activity/useWriteMoment.js'

/** What the transactions of a line's group have in common. */
export type ActivityGroup = 'pending' | 'today' | { readonly monthOf: number }

/** One line of the list of transactions. */
export type ActivityLine = GridItem &
  (
    | { readonly type: 'heading'; readonly group: ActivityGroup }
    | { readonly type: 'item'; readonly item: ActivityItem }
    | {
        readonly type: 'fold'
        readonly count: number
        readonly isOpen: boolean
      }
    | { readonly type: 'note' }
  )

/**
 * The lines of a list of transactions: pending ones, today's and those of each
 * month under their headings, and at the end of each group what nobody should
 * act on, folded.
 * @param about.isUnfolded whether a fold was opened, by its id
 * @param about.titleOf what a row says, to be found by typing
 */
export function listLines(about: {
  readonly items: readonly ActivityItem[]
  readonly now: number
  readonly isUnfolded: (id: string, hidden: readonly ActivityItem[]) => boolean
  readonly titleOf: (item: ActivityItem) => string
}): readonly ActivityLine[] {
  const { isUnfolded, items, now, titleOf } = about
  const lineOf = (item: ActivityItem): ActivityLine => ({
    type: 'item',
    id: item.id,
    item,
    // Writing all of them takes long, and few are ever typed for.
    name: () => titleOf(item),
  })
  return [...groupItems(items, now)].flatMap(([key, group]): ActivityLine[] => {
    const hidden = group.items.filter(isDoubtful)
    const id = `hidden ${key}`
    const isOpen = hidden.length > 0 && isUnfolded(id, hidden)
    const heading: ActivityLine = {
      ...{ id: `heading ${key}`, name: '', isHeading: true },
      type: 'heading',
      group: group.of,
    }
    const fold: ActivityLine = {
      ...{ id, name: '', isOpen },
      type: 'fold',
      count: hidden.length,
    }
    const note: ActivityLine = {
      ...{ id: `note ${key}`, name: '', isHeading: true },
      type: 'note',
    }
    return [
      heading,
      ...group.items.filter((item) => !isDoubtful(item)).map(lineOf),
      ...(hidden.length > 0 ? [fold] : []),
      ...(isOpen ? [note, ...hidden.map(lineOf)] : []),
    ]
  })
}

function isDoubtful(item: ActivityItem): boolean {
  return item.type === 'entry' && item.entry.doubt !== undefined
}

function groupItems(items: readonly ActivityItem[], now: number) {
  const groups = new Map<string, { of: ActivityGroup; items: ActivityItem[] }>()
  // Neighbours are of one day: no calendar is asked about each.
  let lastDay = { from: 0, to: 0, items: [] as ActivityItem[] }
  for (const item of items) {
    const moment = momentOf(item)
    const isDated = !isWaiting(item)
    if (isDated && moment >= lastDay.from && moment < lastDay.to) {
      lastDay.items.push(item)
      continue
    }
    const [key, of] = groupOf(item, now)
    const group = groups.get(key) ?? { of, items: [] }
    group.items.push(item)
    groups.set(key, group)
    const day = new Date(moment)
    if (isDated)
      lastDay = {
        from: day.setHours(0, 0, 0, 0),
        to: day.setHours(24),
        items: group.items,
      }
  }
  return groups
}

function groupOf(
  item: ActivityItem,
  now: number,
): readonly [string, ActivityGroup] {
  if (isWaiting(item)) return ['pending', 'pending']
  const moment = momentOf(item)
  if (isSameDay(moment, now)) return ['today', 'today']
  const date = new Date(moment)
  return [
    `${date.getFullYear()} ${date.getMonth()}`,
    { monthOf: new Date(date.getFullYear(), date.getMonth()).getTime() },
  ]
}
