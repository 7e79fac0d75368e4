import { connect } from '../../i18n/messages/connect.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import styles from './ConnectView.module.css'
import { NoWallets } from './NoWallets.js'
import type { useConnectView } from './useConnectView.js'

/** The wallets of this browser, or how to get one. */
export function FoundWallets({ view }: FoundWallets.Props) {
  const t = useMessages(connect)
  if (view.rows.length === 0)
    return <NoWallets search={view.search} onGetWallet={view.getWallet} />
  return (
    <>
      {view.isAmbiguous && (
        <Banner tone="caution" className={styles.note}>
          {t('ambiguous')}
        </Banner>
      )}
      <List
        ref={view.list}
        label={t('wallets')}
        className={styles.rows}
        onPointerOver={view.warmUp}
        onFocus={view.warmUp}
      >
        {view.rows.map((row) => (
          <ListRow
            key={row.id}
            title={row.name}
            subtitle={row.isAmbiguous && t('sameName')}
            leading={<WalletTile name={row.name} image={row.imageUrl} />}
            tag={row.tag && t(row.tag)}
            onClick={() => view.choose(row)}
          />
        ))}
      </List>
    </>
  )
}

export declare namespace FoundWallets {
  type Props = { view: ReturnType<typeof useConnectView> }
}
