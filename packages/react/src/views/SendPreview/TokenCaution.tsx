import type { SendCaution } from '@hasp/core'
import { send } from '../../i18n/messages/send.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

type Props = { caution: SendCaution; view: SendPreview }

/** One thing to know about the token that is sent. */
export function TokenCaution({ caution, view }: Props) {
  const t = useMessages(send)
  switch (caution.type) {
    case 'transferFee':
      return view.kept ? (
        <Banner tone="caution">
          {t('transferFee', { amount: view.kept })}
        </Banner>
      ) : null
    case 'permanentDelegate':
      return <Banner tone="caution">{t('permanentDelegate')}</Banner>
    case 'pausable':
      return <p className={styles.note}>{t('pausable')}</p>
    default:
      return null
  }
}
