import type { ReactNode } from 'react'
import { useAccountName } from '../../hooks/internal/data/useAccountName.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { Avatar } from '../../pictures/Avatar.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './AccountName.module.css'
import { NamePicture } from './NamePicture.js'

/**
 * The account by the name that it has taken, or the way to one; its place is
 * the same either way.
 */
export default function AccountName(props: AccountName.Props) {
  const { address, children, label, walletName } = props
  const t = useMessages(names)
  const view = useAccountName()
  const { name } = view
  return (
    <>
      <span className={styles.picture}>
        <Avatar address={address} size={64} travels={walletName} />
        <NamePicture url={view.avatarUrl} />
      </span>
      <p className={styles.name} data-part="account-name">
        {name === undefined ? (
          label
        ) : (
          <bdi dir="ltr" translate="no">
            {name}
          </bdi>
        )}
      </p>
      {children}
      {(!view.isDismissed || name !== undefined) && (
        <div className={styles.line}>
          {name !== undefined && label}
          {view.takeName && (
            <>
              <LinkButton onClick={view.takeName}>{t('offer')}</LinkButton>
              <IconButton
                label={t('dismiss')}
                icon={<CloseIcon size={16} />}
                onClick={view.dismiss}
              />
            </>
          )}
        </div>
      )}
      {view.isUnusual && <p className={styles.note}>{t('unusual')}</p>}
    </>
  )
}

export declare namespace AccountName {
  type Props = {
    address: string
    /** What the visitor calls the wallet, else its own name. */
    label: string | undefined
    walletName: string | undefined
    /** The address, below the name. */
    children: ReactNode
  }
}
