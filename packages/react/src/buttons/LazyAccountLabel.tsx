import { shortenAddress } from '../addresses/shortenAddress.js'
import { lazyPart } from '../lazy/lazyPart.js'
import type { AccountLabel } from './AccountLabel.js'
import styles from './Buttons.module.css'

/** The address at once, with room for the rest of the label. */
export const LazyAccountLabel = lazyPart<AccountLabel.Props>(
  () => import('./AccountLabel.js'),
  { Pending: AddressLabel, Failed: AddressLabel },
)

/** Buttons cannot be nested, so pointing at this one retries. */
function AddressLabel({
  address,
  retry,
  show,
}: AccountLabel.Props & { retry?: () => void }) {
  return (
    <span className={styles.label} onPointerEnter={retry}>
      {show.network && <span className={styles.room} data-size={16} />}
      {show.balance && <span className={styles.balance} />}
      {show.avatar !== false && <span className={styles.room} data-size={24} />}
      <span translate="no" dir="ltr">
        {shortenAddress(address)}
      </span>
    </span>
  )
}
