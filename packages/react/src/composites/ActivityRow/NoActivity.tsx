import type { ActivityQuery } from '../../hooks/data/useActivity.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { useMessages } from '../../i18n/useMessages.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'

const texts = {
  all: 'empty',
  sent: 'emptySent',
  received: 'emptyReceived',
} as const

/**
 * Why a list has nothing to show. That there never was anything is said only
 * where nothing can be missing.
 */
export function NoActivity({ query, filter = 'all' }: NoActivity.Props) {
  const t = useMessages(activity)
  const { hasMore, isComplete, isCovered, status } = query
  if (!isCovered) return <EmptyState title={t('notCovered')} />
  if (status !== 'success' || hasMore) return null
  return <EmptyState title={t(isComplete ? texts[filter] : 'noneFound')} />
}

export declare namespace NoActivity {
  type Props = {
    query: ActivityQuery
    filter?: keyof typeof texts | undefined
  }
}
