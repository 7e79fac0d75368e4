import type { FeeEstimate } from '../../hooks/internal/send/useFeeEstimate.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Term } from '../../primitives/Term/Term.js'
import styles from './SendView.module.css'

/** What the network may take, before the review says so. */
export function FeeLine({ estimate }: { estimate: FeeEstimate }) {
  const t = useMessages(send)
  const explain = useMessages(glossary)
  if (estimate.status === 'idle') return null
  return (
    <p className={styles.fee} data-part="fee" data-state={estimate.status}>
      <Term className={styles.term} gloss={explain('feeMeaning')}>
        {t('fee')}
      </Term>
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
