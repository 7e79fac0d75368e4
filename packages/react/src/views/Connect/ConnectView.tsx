import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { connect } from '../../i18n/messages/connect.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import { ConnectFooter } from './ConnectFooter.js'
import styles from './ConnectView.module.css'
import { NoWallets } from './NoWallets.js'
import { useConnectView } from './useConnectView.js'

/** Choose a wallet. */
export default function ConnectView() {
  const t = useMessages(connect)
  const view = useConnectView()
  return (
    <ViewFrame title={t('title')} footer={<ConnectFooter {...view} />}>
      {view.rows.length === 0 ? (
        <NoWallets search={view.search} onGetWallet={view.getWallet} />
      ) : (
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
      )}
    </ViewFrame>
  )
}
