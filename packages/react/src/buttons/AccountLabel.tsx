import { shortenAddress } from '../addresses/shortenAddress.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { buttons } from '../i18n/locales/en/buttons.js'
import { useMessages } from '../i18n/useMessages.js'
import { lazyPart } from '../lazy/lazyPart.js'
import { Avatar } from '../pictures/Avatar.js'
import { NetworkPicture } from '../pictures/NetworkPicture.js'
import styles from './Buttons.module.css'

/** Its place is kept, so that the button does not grow. */
const Balance = lazyPart(() => import('./Balance.js'), {
  Failed: ({ retry }) => <span onPointerEnter={retry}>…</span>,
})

/** What the connected button shows. */
export default function AccountLabel({ address, show }: AccountLabel.Props) {
  const { network, isSupported } = useNetwork()
  const t = useMessages(buttons)
  return (
    <span className={styles.label}>
      {show.network && network && (
        <NetworkPicture network={network} size={16} />
      )}
      {!isSupported && (
        <span className={styles.badge} data-part="unsupported-badge">
          {t('unsupported')}
        </span>
      )}
      {show.balance && (
        <span className={styles.balance} data-part="balance">
          <Balance />
        </span>
      )}
      {show.avatar !== false && <Avatar address={address} size={24} />}
      <span translate="no" dir="ltr">
        {shortenAddress(address)}
      </span>
    </span>
  )
}

export declare namespace AccountLabel {
  type Props = {
    address: string
    show: {
      readonly balance?: boolean | undefined
      readonly network?: boolean | undefined
      readonly avatar?: boolean | undefined
    }
  }
}
