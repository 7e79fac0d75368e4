import { send } from '../../i18n/locales/en/send.js'
import { sendCautions } from '../../i18n/locales/en/sendCautions.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import styles from './SendPreviewView.module.css'
import { TokenCaution } from './TokenCaution.js'
import type { SendPreview } from './useSendPreviewView.js'

/** What leaves and what arrives, with all there is to know about the token. */
export function SendValue({ view }: { view: SendPreview }) {
  const t = useMessages(send)
  const caution = useMessages(sendCautions)
  const { contract, kept, tokenCautions } = view
  const cautions = tokenCautions.length > 0 && (
    <div className={styles.cautions}>
      {tokenCautions.map(({ type }) => (
        <TokenCaution key={type} type={type} view={view} />
      ))}
    </div>
  )
  return (
    <>
      <ReviewSummaryRow term={t('youSend')} strong note={!kept && cautions}>
        <Amount value={view.amount} size="s" />
      </ReviewSummaryRow>
      {kept && (
        <ReviewSummaryRow term={t('arrives')} strong note={cautions}>
          <Amount value={view.arriving} size="s" />
        </ReviewSummaryRow>
      )}
      {contract && (
        <ReviewSummaryRow
          term={t('contract')}
          stacked
          note={
            view.isSpam && (
              <div className={styles.cautions}>
                <Banner tone="caution">{caution('spamToken')}</Banner>
              </div>
            )
          }
        >
          <Address address={contract} form="full" />
        </ReviewSummaryRow>
      )}
    </>
  )
}
