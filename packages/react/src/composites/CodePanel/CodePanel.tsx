import {
  type CodeForm,
  codeLength,
} from '../../hooks/internal/hosted/useCodeForm.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CodeField } from '../../primitives/CodeField/CodeField.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { ErrorNotice } from '../ErrorNotice/ErrorNotice.js'
import styles from './CodePanel.module.css'

/** A code that was mailed: where to, its field, and the way to another one. */
export function CodePanel(props: CodePanel.Props) {
  const { changeAddress, isResent, mistake, sentTo, triesLeft } = props
  const t = useMessages(email)
  return (
    <div className={styles.code}>
      <p className={styles.sent}>
        {t('sentTo')} <bdi>{sentTo}</bdi>{' '}
        {changeAddress && (
          <LinkButton onClick={changeAddress}>{t('change')}</LinkButton>
        )}
      </p>
      <CodeField
        ref={props.field}
        isFocusWanted
        label={t('codeLabel')}
        length={codeLength}
        value={props.code}
        busy={props.isChecking}
        error={mistake && t(mistake, { count: triesLeft })}
        hint={props.isChecking ? t('checking') : undefined}
        onValueChange={props.change}
      />
      {props.error && <ErrorNotice error={props.error} />}
      <div className={styles.resend} role="status">
        {isResent && <p>{t('resent')}</p>}
      </div>
      {props.resendSeconds > 0 ? (
        <p className={styles.wait}>
          {t('resendIn', { seconds: props.resendSeconds })}
        </p>
      ) : (
        <LinkButton onClick={props.resend}>
          {props.isSending ? t('sending') : t('resend')}
        </LinkButton>
      )}
    </div>
  )
}

export declare namespace CodePanel {
  type Props = Omit<CodeForm<unknown, unknown>, 'sent'> & {
    sentTo: string
    triesLeft: number
    isResent: boolean
    /** Absent where the address is as it is. */
    changeAddress?: (() => void) | undefined
  }
}
