import type { NetworkId } from '@hasp/core'
import { ActivityNotice } from '../../composites/ActivityRow/ActivityNotice.js'
import { NoActivity } from '../../composites/ActivityRow/NoActivity.js'
import { PendingRows } from '../../composites/ActivityRow/PendingRows.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { WindowedGrid } from '../../composites/WindowedGrid/WindowedGrid.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { TransactionLine } from './TransactionLine.js'
import styles from './TransactionsView.module.css'
import { filters, useTransactionsView } from './useTransactionsView.js'

/** What the account did, and what was done to it. */
export default function TransactionsView() {
  const t = useMessages(activity)
  const view = useTransactionsView()
  const { filter, lines, query } = view
  const { error, hasMore, isLoadingMore, items } = query
  const isPending = query.isCovered && query.status === 'pending'
  const count = items.length
  return (
    <ViewFrame
      title={t('title')}
      busy={isPending || isLoadingMore}
      footer={
        count > 0 || hasMore ? (
          <div className={styles.foot}>
            <p role="status">
              {t(hasMore ? 'shownSoFar' : 'shown', { count })}
            </p>
            {hasMore && (
              <LinkButton onClick={query.loadMore}>{t('loadMore')}</LinkButton>
            )}
          </div>
        ) : undefined
      }
    >
      {view.networks.length > 0 && (
        <label className={styles.network}>
          {t('network')}
          <select
            value={view.networkId}
            onChange={({ target }) =>
              view.setNetwork(target.value as NetworkId)
            }
          >
            {view.networks.map(({ caipNetworkId, name }) => (
              <option key={caipNetworkId} value={caipNetworkId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Tabs
        label={t('filters')}
        tabs={filters.map((id) => ({ id, label: t(id) }))}
        selected={filter}
        onSelect={view.setFilter}
      >
        <LiveRegion>{isPending && t('loading')}</LiveRegion>
        <ActivityNotice query={query} />
        {lines.length > 0 && (
          <WindowedGrid
            items={lines}
            label={t('title')}
            className={styles.list}
            data-part="activity-list"
            hasMore={hasMore && !error}
            scope={view.scope}
            startAt={view.startAt}
            onEndNear={view.onEndNear}
            onPress={view.press}
          >
            {(line, place) => (
              <TransactionLine line={line} place={place} view={view} />
            )}
          </WindowedGrid>
        )}
        {isPending && lines.length === 0 && <PendingRows count={7} />}
        {count === 0 && <NoActivity query={query} filter={filter} />}
      </Tabs>
    </ViewFrame>
  )
}
