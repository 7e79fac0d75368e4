import { useHostedAccount } from '../../hooks/internal/hosted/useHostedAccount.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useConnectedWallets } from '../../hooks/wallets/useConnectedWallets.js'
import { common } from '../../i18n/locales/en/common.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './EmailAccount.module.css'

const whoseHelp = {
  assisted: 'restoredByAssisted',
  self: 'restoredBySelf',
} as const

/** Who is logged in, and the way to the wallet's own page. */
export default function EmailAccount() {
  const t = useMessages(email)
  const say = useMessages(common)
  const { active } = useConnectedWallets()
  const { push } = useKitModal()
  const hosted = useHostedAccount(active?.connectorId)
  if (!hosted) return null
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        {hosted.email && <bdi>{hosted.email}</bdi>}
        <LinkButton onClick={() => push({ view: 'UpdateEmailWallet' })}>
          {t('changeEmail')}
        </LinkButton>
        <LinkButton href={hosted.origin}>
          {t('openWallet')}
          <VisuallyHidden> ({say('opensNewTab')})</VisuallyHidden>
        </LinkButton>
      </p>
      {hosted.restoredBy && (
        <p className={styles.note}>{t(whoseHelp[hosted.restoredBy])}</p>
      )}
      {!hosted.isKept && <p className={styles.note}>{t('notKept')}</p>}
    </div>
  )
}
