import { useSentTransactions } from '../../hooks/internal/send/useSentTransactions.js'
import { account } from '../../i18n/locales/en/account.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import styles from './AccountView.module.css'

/** Pending transactions. */
export function SentTransactions({ isHidden }: { isHidden: boolean }) {
  const t = useMessages(account)
  const say = useMessages(common)
  const sent = useSentTransactions()
  if (sent.length === 0) return null
  return (
    <section className={styles.assets}>
      <h3 className={styles.heading}>{t('pending')}</h3>
      <ul aria-label={t('pending')}>
        {sent.map(({ href, intentId, status, ...one }) => {
          const label =
            'label' in one ? (
              <bdi>{one.label}</bdi>
            ) : (
              <Amount
                value={one.amount}
                symbol={one.symbol}
                hidden={isHidden}
                hiddenLabel={say('amountHidden')}
              />
            )
          return (
            <li key={intentId} className={styles.sent}>
              {status === 'unknown' ? (
                <WarningIcon size={16} />
              ) : (
                <Spinner size={16} />
              )}
              {href ? <LinkButton href={href}>{label}</LinkButton> : label}
              <span className={styles.note}>{t(status)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
