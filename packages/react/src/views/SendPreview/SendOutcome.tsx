import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { SendFailure } from '../../composites/SendFailure/SendFailure.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import type { SendPreview } from './useSendPreviewView.js'

/** How far asking the wallet is, and how it ended. */
export function SendOutcome({ view }: { view: SendPreview }) {
  const t = useMessages(send)
  const { error, phase } = view.flow
  const { isSlow, isUnreachable, walletName } = view
  switch (phase) {
    case 'awaiting-wallet':
      return (
        <Banner tone="note" title={t('lookInWallet')} live="polite">
          {isUnreachable
            ? t('unreachable')
            : isSlow
              ? t('slow')
              : t('lookInWalletText', {
                  wallet: walletName ?? t('yourWallet'),
                })}
        </Banner>
      )
    case 'declined':
      return (
        <Banner tone="note" title={t('declined')} live="polite">
          {t('declinedText')}
        </Banner>
      )
    case 'changed':
      if (error?.code !== 'REVIEW_CHANGED')
        return error && <SendFailure error={error} />
      return (
        <Banner tone="caution" title={t('changed')} live="assertive">
          {t('changedText')}
        </Banner>
      )
    case 'unknown':
    case 'failed':
      if (!error) return null
      return <ErrorNotice error={error} />
    default:
      return null
  }
}
