import { ActivityRow } from '../../composites/ActivityRow/ActivityRow.js'
import type { WindowedGrid } from '../../composites/WindowedGrid/WindowedGrid.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { useLocale } from '../../i18n/useLocale.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import type { ActivityGroup, ActivityLine } from './listLines.js'
import styles from './TransactionsView.module.css'
import type { useTransactionsView } from './useTransactionsView.js'

/** One line of the list: a heading, a transaction, or what is folded. */
export function TransactionLine({ line, place, view }: TransactionLine.Props) {
  const t = useMessages(activity)
  const writeGroup = useWriteGroup()
  const style = { gridRow: place.line + 1 }
  if (!line)
    return (
      <li aria-hidden="true" style={style}>
        <Skeleton shape="row" />
      </li>
    )
  const about = {
    style,
    'aria-posinset': place.at + 1,
    'aria-setsize': view.query.hasMore ? -1 : view.lines.length,
  }
  const tabIndex = place.isStop ? 0 : -1
  switch (line.type) {
    case 'heading':
      return (
        <li {...about} className={styles.heading}>
          <h3>{writeGroup(line.group)}</h3>
        </li>
      )
    case 'note':
      return (
        <li {...about} className={styles.note}>
          {t('hiddenNote')}
        </li>
      )
    case 'fold':
      return (
        <li {...about} data-cell={line.id}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={line.isOpen}
            tabIndex={tabIndex}
          >
            <ChevronDownIcon size={16} />
            {t('hidden', { count: line.count })}
          </button>
        </li>
      )
    case 'item':
      return (
        <li {...about} data-cell={line.id}>
          <ActivityRow
            words={view.write(line.item)}
            moment={view.writeMoment(line.item)}
            isHidden={view.isHidden}
            tabIndex={tabIndex}
          />
        </li>
      )
  }
}

/** Says what transactions of a group have in common. */
function useWriteGroup() {
  const t = useMessages(activity)
  const { locale } = useLocale()
  return (group: ActivityGroup): string => {
    if (group === 'pending' || group === 'today') return t(group)
    const { monthOf } = group
    return new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
    }).format(monthOf)
  }
}

export declare namespace TransactionLine {
  type Props = {
    /** Undefined for one that is to come. */
    line: ActivityLine | undefined
    place: WindowedGrid.Place
    view: ReturnType<typeof useTransactionsView>
  }
}
