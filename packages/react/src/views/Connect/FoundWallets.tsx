import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { List } from '../../primitives/List/List.js'
import { AmbiguousNote } from './AmbiguousNote.js'
import styles from './ConnectView.module.css'
import { ContinueButton } from './ContinueButton.js'
import { FoundRow } from './FoundRow.js'
import { NoWallets } from './NoWallets.js'
import type { useConnectView } from './useConnectView.js'

/** The wallets of this browser, or how to get one. */
export function FoundWallets({ view }: FoundWallets.Props) {
  const t = useMessages(connect)
  const { promoted } = view
  if (view.rows.length === 0)
    return <NoWallets search={view.search} onGetWallet={view.getWallet} />
  return (
    <>
      {view.isAmbiguous && <AmbiguousNote />}
      {promoted && (
        <ContinueButton
          name={promoted.name}
          image={promoted.imageUrl}
          onClick={() => view.proceed(promoted)}
        />
      )}
      <List
        ref={view.list}
        label={t('wallets')}
        className={styles.rows}
        onPointerOver={view.warmUp}
        onFocus={view.warmUp}
      >
        {view.rows.map((row) => (
          <FoundRow key={row.id} row={row} onChoose={view.choose} />
        ))}
      </List>
    </>
  )
}

export declare namespace FoundWallets {
  type Props = { view: ReturnType<typeof useConnectView> }
}
