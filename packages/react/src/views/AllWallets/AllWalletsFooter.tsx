import { allWallets } from '../../i18n/locales/en/allWallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './AllWalletsView.module.css'
import type { useAllWalletsView } from './useAllWalletsView.js'

/** How many there are, how many are here, and the way to more. */
export function AllWalletsFooter({ view }: AllWalletsFooter.Props) {
  const t = useMessages(allWallets)
  const { list, total, wallets } = view
  const shown = wallets.length
  return (
    <div
      className={styles.foot}
      data-empty={
        list.status !== 'loading' && !list.hasMore && shown === 0
          ? ''
          : undefined
      }
    >
      <p role="status">
        {list.status !== 'loading' &&
          shown > 0 &&
          (total === undefined || total <= shown
            ? t('count', { count: shown })
            : t('countShown', { count: total, shown }))}
      </p>
      {list.hasMore && (
        <LinkButton onClick={list.loadMore}>{t('loadMore')}</LinkButton>
      )}
    </div>
  )
}

export declare namespace AllWalletsFooter {
  type Props = { view: ReturnType<typeof useAllWalletsView> }
}
