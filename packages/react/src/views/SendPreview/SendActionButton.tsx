import { useIsOnline } from '../../hooks/internal/network/useIsOnline.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import type { SendPreview } from './useSendPreviewView.js'

/** The button that asks the wallet, or whatever comes instead of it. */
export function SendActionButton({ view }: { view: SendPreview }) {
  const t = useMessages(send)
  const isOnline = useIsOnline()
  const { amount, flow, isTickMissing } = view
  const { check, confirm, error, phase } = flow
  const code = error?.code

  // It may have been sent: that review is used up, and nothing repeats it.
  if (phase === 'unknown' || phase === 'sent' || phase === 'confirmed')
    return <Button onClick={flow.showSent}>{t('seeWhatHappened')}</Button>
  if (code?.startsWith('INSUFFICIENT_FUNDS'))
    return <Button onClick={view.back}>{t('change')}</Button>
  if (phase === 'changed')
    return (
      <Button onClick={check}>
        {t(code === 'REVIEW_CHANGED' ? 'changed' : 'sendAgain')}
      </Button>
    )
  return (
    <Button
      busy={phase === 'awaiting-wallet' || phase === 'checking'}
      busyLabel={t(phase === 'checking' ? 'checking' : 'lookInWallet')}
      unavailable={
        isOnline ? (isTickMissing ? t('tickFirst') : undefined) : t('offline')
      }
      onClick={confirm}
    >
      {!isOnline
        ? t('offline')
        : phase === 'declined' || phase === 'failed'
          ? t('sendAgain')
          : t('sendNow', { amount })}
    </Button>
  )
}
