import { sendCautions } from '../../i18n/locales/en/sendCautions.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { GraveCaution } from './GraveCaution.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

type Props = {
  type: SendPreview['tokenCautions'][number]['type']
  view: SendPreview
}

/** One thing to know about the token that is sent. */
export function TokenCaution({ type, view }: Props) {
  const t = useMessages(sendCautions)
  switch (type) {
    case 'answersFalse':
      return (
        <GraveCaution
          type="answersFalse"
          view={view}
          title={t('answersFalseTitle')}
          tickLabel={t('answersFalseTick')}
        >
          {t('answersFalse')}
        </GraveCaution>
      )
    case 'transferFee':
      return (
        <Banner tone="caution">
          {t('transferFee', { amount: view.kept ?? '' })}
        </Banner>
      )
    case 'listDiffers':
      return <Banner tone="caution">{t('listDiffers')}</Banner>
    case 'permanentDelegate':
      return <Banner tone="caution">{t('permanentDelegate')}</Banner>
    case 'pausable':
      return <p className={styles.note}>{t('pausable')}</p>
  }
}
