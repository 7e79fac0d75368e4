import { useEffect, useRef } from 'react'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { List } from '../../primitives/List/List.js'
import styles from './ProfileWalletsView.module.css'
import type { ProfileWalletsViewState } from './useProfileWalletsView.js'
import { WalletAccountRow } from './WalletAccountRow.js'
import { WalletEntryRow } from './WalletEntryRow.js'

/** The wallet in use with its accounts, the other ones, the former ones. */
export function WalletGroups({ view }: { view: ProfileWalletsViewState }) {
  const t = useMessages(wallets)
  const { accounts, active, others, used } = view
  const activeRow = useRef<HTMLElement>(null)
  const activeId = active?.id
  const before = useRef(activeId)
  useEffect(() => {
    // The row that was pressed has gone from its list, and the focus with it.
    if (before.current !== activeId && document.activeElement === document.body)
      activeRow.current?.focus()
    before.current = activeId
  }, [activeId])
  return (
    <>
      {active && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('active')}</h3>
          <List label={t('active')}>
            <WalletEntryRow
              ref={activeRow}
              entry={active}
              view={view}
              isListed={accounts.length > 1}
              action={view.isInUse ? 'current' : 'use'}
              onPress={view.isInUse ? undefined : () => view.use(active)}
            />
          </List>
          {accounts.length > 1 && (
            <List label={t('accounts', { wallet: active.walletName })}>
              {accounts.map(({ address }) => (
                <WalletAccountRow
                  key={address}
                  address={address}
                  entry={active}
                  view={view}
                />
              ))}
            </List>
          )}
          {view.addAccount && (
            <LinkButton className={styles.more} onClick={view.addAccount}>
              {t('otherAccount')}
            </LinkButton>
          )}
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('connected')}</h3>
          <List label={t('connected')}>
            {others.map((entry) => (
              <WalletEntryRow
                key={entry.id}
                entry={entry}
                view={view}
                action="use"
                onPress={() => view.use(entry)}
              />
            ))}
          </List>
        </section>
      )}
      {used.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{t('used')}</h3>
          <List label={t('used')}>
            {used.map((entry) => (
              <WalletEntryRow
                key={entry.id}
                entry={entry}
                view={view}
                action="reconnect"
                onPress={() => view.reconnect(entry)}
              />
            ))}
          </List>
        </section>
      )}
    </>
  )
}
