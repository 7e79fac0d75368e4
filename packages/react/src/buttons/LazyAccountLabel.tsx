import { shortenAddress } from '../addresses/shortenAddress.js'
import { lazyPart } from '../lazy/lazyPart.js'
import type { AccountLabel } from './AccountLabel.js'
import styles from './Buttons.module.css'

/** The address at once, the rest of the label when it is here. */
export const LazyAccountLabel = lazyPart<AccountLabel.Props>(
  () => import('./AccountLabel.js'),
  { Pending: AddressLabel, Failed: AddressLabel },
)

/** Buttons cannot be nested, so pointing at this one retries. */
function AddressLabel(props: AccountLabel.Props & { retry?: () => void }) {
  return (
    <span
      className={styles.label}
      translate="no"
      dir="ltr"
      onPointerEnter={props.retry}
    >
      {shortenAddress(props.address)}
    </span>
  )
}
