import type { WalletSearch } from '../../hooks/internal/wallets/useWalletSearch.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import styles from './ConnectView.module.css'

/** What to do without a wallet. */
export function NoWallets({ search, onGetWallet }: NoWallets.Props) {
  const t = useMessages(connect)
  return (
    <EmptyState
      icon={<WalletIcon size={32} />}
      title={t('emptyTitle')}
      action={
        <div className={styles.actions}>
          <Button onClick={onGetWallet}>{t('getWallet')}</Button>
          <Button
            tone="quiet"
            busy={search.phase === 'looking'}
            busyLabel={t('looking')}
            onClick={search.look}
          >
            {t('haveIt')}
          </Button>
          <p role="status">{search.phase === 'nothing' && t('nothing')}</p>
        </div>
      }
    >
      {t('empty')}
    </EmptyState>
  )
}

export declare namespace NoWallets {
  type Props = { search: WalletSearch; onGetWallet: () => void }
}
