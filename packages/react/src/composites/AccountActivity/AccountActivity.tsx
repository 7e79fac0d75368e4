import { useActivity } from '../../hooks/data/useActivity.js'
import { useWriteActivity } from '../../hooks/internal/activity/useWriteActivity.js'
import { useWriteMoment } from '../../hooks/internal/activity/useWriteMoment.js'
import { useActiveAccount } from '../../hooks/internal/data/useActiveAccount.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { List } from '../../primitives/List/List.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { ActivityNotice } from '../ActivityRow/ActivityNotice.js'
import { ActivityRow } from '../ActivityRow/ActivityRow.js'
import { NoActivity } from '../ActivityRow/NoActivity.js'
import { PendingRows } from '../ActivityRow/PendingRows.js'
import styles from './AccountActivity.module.css'

/** So many are shown beside the account; the list has all. */
const mostShown = 5

/** What the account did last. */
export default function AccountActivity() {
  const t = useMessages(activity)
  const account = useActiveAccount()
  const query = useActivity()
  const write = useWriteActivity(account)
  const writeMoment = useWriteMoment()
  const { isHidden } = useHiddenAmounts()
  const { push } = useKitModal()
  const isPending = query.status === 'pending'
  const items = query.items.filter(
    (item) => item.type === 'sent' || !item.entry.doubt,
  )
  return (
    <section aria-label={t('title')} aria-busy={isPending}>
      <LiveRegion>{isPending && t('loading')}</LiveRegion>
      <ActivityNotice query={query} />
      <List label={t('title')} className={styles.list}>
        {items.slice(0, mostShown).map((item) => (
          <li key={item.id}>
            <ActivityRow
              data-roving=""
              words={write(item)}
              moment={writeMoment(item)}
              isHidden={isHidden}
              onClick={() => {
                if (account)
                  push({
                    view: 'TransactionDetails',
                    parameters: { networkId: account.networkId, item },
                  })
              }}
            />
          </li>
        ))}
      </List>
      {isPending && <PendingRows count={3} />}
      {items.length === 0 && <NoActivity query={query} />}
      {(query.items.length > 0 || query.hasMore) && (
        <LinkButton onClick={() => push({ view: 'Transactions' })}>
          {t('showAll')}
        </LinkButton>
      )}
    </section>
  )
}
