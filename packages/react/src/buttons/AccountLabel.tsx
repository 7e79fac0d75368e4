import { shortenAddress } from '../addresses/shortenAddress.js'
import { useKeptName } from '../hooks/internal/data/useKeptName.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { accountLabel } from '../i18n/locales/en/accountLabel.js'
import { useMessages } from '../i18n/useMessages.js'
import { lazyPart } from '../lazy/lazyPart.js'
import { Avatar } from '../pictures/Avatar.js'
import { NetworkPicture } from '../pictures/NetworkPicture.js'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.js'
import who from './AccountLabel.module.css'
import styles from './Buttons.module.css'

/** Its place is kept, so that the button does not grow. */
const Balance = lazyPart(() => import('./Balance.js'), {
  Failed: ({ retry }) => <span onPointerEnter={retry}>…</span>,
})

/** What the connected button shows. */
export default function AccountLabel({ address, show }: AccountLabel.Props) {
  const { network, isSupported } = useNetwork()
  const t = useMessages(accountLabel)
  const short = shortenAddress(address)
  const name = useKeptName(address)
  return (
    <>
      <VisuallyHidden>
        {t('openAccount', { address: name ?? short })}
      </VisuallyHidden>
      <span className={styles.label} aria-hidden="true">
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
        <span className={who.who} translate="no" dir="ltr">
          <span data-covered={name && ''}>{short}</span>
          {name && <span data-part="account-name">{name}</span>}
        </span>
      </span>
    </>
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
