import { CodePanel } from '../../composites/CodePanel/CodePanel.js'
import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useEmailCode } from '../../hooks/internal/hosted/useEmailCode.js'
import { email } from '../../i18n/locales/en/email.js'
import { emailCode } from '../../i18n/locales/en/emailCode.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import styles from './EmailVerifyOtpView.module.css'

/** Type the code from the mail. */
export default function EmailVerifyOtpView() {
  const t = useMessages(email)
  const tCode = useMessages(emailCode)
  const view = useEmailCode()
  if (view.isCodeDone && view.error)
    return (
      <ViewFrame title={t('passwordTitle')}>
        <ErrorNotice error={view.error} />
        <Button
          busy={view.isSending}
          busyLabel={t('checking')}
          onClick={view.resend}
        >
          {t('next')}
        </Button>
      </ViewFrame>
    )
  return (
    <ViewFrame title={t('codeTitle')}>
      <CodePanel {...view} sentTo={view.email} />
      {(view.isResent || view.resendSeconds <= 0) && (
        <p className={styles.noMail}>{tCode('noMail')}</p>
      )}
    </ViewFrame>
  )
}
