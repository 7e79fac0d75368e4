import type { NetworkAccount } from '@hasp/core'
import { useKeptIdentity } from '../../hooks/internal/data/useKeptIdentity.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import styles from './ProfileWalletsView.module.css'

const AccountNameLine = lazyPart(
  () => import('../../composites/AccountNameLine/AccountNameLine.js'),
  { Pending: Kept, Failed: Kept },
)

/**
 * What an account is called, below its address. The line stays as high as it
 * is: where nobody knows yet, its place is kept.
 */
export function CalledName(props: CalledName.Props) {
  const { account, onOffer } = props
  const kept = useKeptIdentity(account)
  return (
    <span
      className={styles.called}
      data-part="account-name"
      data-nameless={kept && kept.name === undefined ? '' : undefined}
    >
      <bdi dir="ltr" translate="no">
        <AccountNameLine
          account={account}
          kept={kept?.name}
          onOffer={onOffer}
        />
      </bdi>
    </span>
  )
}

function Kept({ kept }: { kept: string | undefined }) {
  return kept
}

export declare namespace CalledName {
  type Props = {
    account: NetworkAccount
    /** Told whether the account has no name and can take one. */
    onOffer?: ((isOffered: boolean) => void) | undefined
  }
}
