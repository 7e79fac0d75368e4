import type { FeeEstimate } from '../../hooks/internal/send/useFeeEstimate.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import styles from './SendView.module.css'

/** What the network may take, before the review says so. */
export function FeeLine({ estimate }: { estimate: FeeEstimate }) {
  const t = useMessages(send)
  if (estimate.status === 'idle') return null
  return (
    <p className={styles.fee} data-part="fee" data-state={estimate.status}>
      <span className={styles.term}>{t('fee')}</span>
      {estimate.status === 'known' ? (
        <span className={styles.feeAmount} title={estimate.exact}>
          {t('feeAtMost', { amount: estimate.text })}
        </span>
      ) : (
        <span className={styles.feeAmount}>
          {t(estimate.status === 'pending' ? 'feePending' : 'feeUnknown')}
        </span>
      )}
    </p>
  )
}
