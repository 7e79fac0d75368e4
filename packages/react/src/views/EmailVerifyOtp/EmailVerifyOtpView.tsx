import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import {
  codeLength,
  useEmailCode,
} from '../../hooks/internal/hosted/useEmailCode.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { CodeField } from '../../primitives/CodeField/CodeField.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './EmailVerifyOtpView.module.css'

/** Type the code from the mail. */
export default function EmailVerifyOtpView() {
  const t = useMessages(email)
  const view = useEmailCode()
  const { mistake } = view
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
      <div className={styles.code}>
        <p className={styles.sent}>
          {t('sentTo')} <bdi>{view.email}</bdi>{' '}
          <LinkButton onClick={view.changeAddress}>{t('change')}</LinkButton>
        </p>
        <CodeField
          ref={view.field}
          isFocusWanted
          label={t('codeLabel')}
          length={codeLength}
          value={view.code}
          busy={view.isChecking}
          error={mistake && t(mistake, { count: view.triesLeft })}
          hint={view.isChecking ? t('checking') : undefined}
          onValueChange={view.change}
        />
        {view.error && <ErrorNotice error={view.error} />}
        <div className={styles.resend} role="status">
          {view.isResent && <p>{t('resent')}</p>}
        </div>
        {view.resendSeconds > 0 ? (
          <p className={styles.wait}>
            {t('resendIn', { seconds: view.resendSeconds })}
          </p>
        ) : (
          <LinkButton onClick={view.resend}>
            {view.isSending ? t('sending') : t('resend')}
          </LinkButton>
        )}
      </div>
    </ViewFrame>
  )
}
