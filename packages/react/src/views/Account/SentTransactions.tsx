import type { TransactionStatus } from '@hasp/core'
import { useSentTransactions } from '../../hooks/internal/send/useSentTransactions.js'
import { account } from '../../i18n/locales/en/account.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import styles from './AccountView.module.css'

/** Pending transactions. */
export function SentTransactions() {
  const t = useMessages(account)
  const sent = useSentTransactions()
  if (sent.length === 0) return null
  return (
    <section className={styles.assets}>
      <h3 className={styles.heading}>{t('pending')}</h3>
      <ul aria-label={t('pending')}>
        {sent.map(({ href, intentId, label, status }) => (
          <li key={intentId} className={styles.sent}>
            {status === 'unknown' ? (
              <WarningIcon size={16} />
            ) : (
              <Spinner size={16} />
            )}
            {href ? (
              <LinkButton href={href}>
                <span dir="ltr">{label}</span>
              </LinkButton>
            ) : (
              <span dir="ltr">{label}</span>
            )}
            <span className={styles.note}>{t(noteOf(status))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function noteOf(status: TransactionStatus) {
  switch (status) {
    case 'included':
      return 'statusIncluded'
    case 'unseen':
      return 'statusUnseen'
    case 'unknown':
      return 'statusUnknown'
    default:
      return 'statusPending'
  }
}
