import type { WalletEntry } from '../../hooks/wallets/useConnectedWallets.js'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Avatar } from '../../pictures/Avatar.js'
import { Address } from '../../primitives/Address/Address.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { CalledName } from './CalledName.js'
import styles from './ProfileWalletsView.module.css'
import type { ProfileWalletsViewState } from './useProfileWalletsView.js'

/** One account of the wallet in use. */
export function WalletAccountRow(props: WalletAccountRow.Props) {
  const { address, entry, view } = props
  const t = useMessages(wallets)
  const named = view.namedAccount(entry, address)
  const isCurrent = address === entry.address
  return (
    <ListRow
      dense
      className={named && styles.namable}
      title={<Address address={address} form="chip" />}
      subtitle={named && <CalledName account={named} />}
      leading={<Avatar address={address} size={24} />}
      current={isCurrent}
      trailing={isCurrent ? t('current') : t('use')}
      busy={view.switchingId === address}
      onClick={() => {
        if (!isCurrent) view.use(entry, address)
      }}
    />
  )
}

export declare namespace WalletAccountRow {
  type Props = {
    address: string
    entry: WalletEntry
    view: ProfileWalletsViewState
  }
}
