import type { AccountNameLine } from '../../composites/AccountNameLine/AccountNameLine.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import styles from './ProfileWalletsView.module.css'

const Name = lazyPart(
  () => import('../../composites/AccountNameLine/AccountNameLine.js'),
  { Failed: () => null },
)

/** What an account is called, below its address; its row keeps the place. */
export function CalledName(props: AccountNameLine.Props) {
  return (
    <span className={styles.called} data-part="account-name">
      <bdi dir="ltr" translate="no">
        <Name {...props} />
      </bdi>
    </span>
  )
}
