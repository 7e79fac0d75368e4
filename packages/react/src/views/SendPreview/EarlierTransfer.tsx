import { sendCautions } from '../../i18n/locales/en/sendCautions.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { GraveCaution } from './GraveCaution.js'
import type { SendPreview } from './useSendPreviewView.js'

/** Who sends while an earlier transfer may still arrive pays twice. */
export function EarlierTransfer({ view }: { view: SendPreview }) {
  const t = useMessages(sendCautions)
  const { earlier: amount, isEarlierInDoubt } = view
  if (!amount) return null
  return isEarlierInDoubt ? (
    <GraveCaution
      type="earlier"
      view={view}
      title={t('earlierTitle')}
      tickLabel={t('earlierTick')}
    >
      {t('earlierInDoubt', { amount })}
    </GraveCaution>
  ) : (
    <Banner tone="caution">{t('earlierPending', { amount })}</Banner>
  )
}
