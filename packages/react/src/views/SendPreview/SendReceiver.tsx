import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { Identicon } from '../../primitives/Identicon/Identicon.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import { ReceiverCaution } from './ReceiverCaution.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

/** Who gets it, with everything that speaks against it right there. */
export function SendReceiver({ view }: { view: SendPreview }) {
  const t = useMessages(send)
  const { receiverName, review } = view
  return (
    <ReviewSummaryRow term={t('to')} stacked>
      <div className={styles.receiver}>
        <Identicon address={review.to} size={40} />
        <div>
          {receiverName && <div className={styles.name}>{receiverName}</div>}
          {review.toName && (
            <div className={styles.name}>
              <bdi dir="auto" translate="no">
                {review.toName}
              </bdi>
            </div>
          )}
          <Address address={review.to} form="full" />
        </div>
      </div>
      <div className={styles.cautions}>
        {review.cautions.map((caution) => (
          <ReceiverCaution key={caution.type} caution={caution} view={view} />
        ))}
      </div>
    </ReviewSummaryRow>
  )
}
