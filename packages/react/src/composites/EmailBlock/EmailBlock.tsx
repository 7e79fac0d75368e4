import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { useEmailForm } from '../../hooks/internal/hosted/useEmailForm.js'
import { useShowStep } from '../../hooks/internal/hosted/useShowStep.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './EmailBlock.module.css'

/** A login by e-mail on top of the wallets. */
export default function EmailBlock() {
  const t = useMessages(email)
  const form = useEmailForm(useShowStep('push'))
  return (
    <form
      className={styles.block}
      aria-label={t('title')}
      onSubmit={form.submit}
      onPointerEnter={form.warmUp}
      onFocus={form.warmUp}
      noValidate
    >
      <TextField
        label={t('address')}
        hideLabel
        placeholder={t('address')}
        type="email"
        autoComplete="email"
        inputMode="email"
        dir={form.email ? 'ltr' : undefined}
        value={form.email}
        error={form.isWrong ? t('addressWrong') : undefined}
        onValueChange={form.change}
        readOnly={form.isBusy}
        trailing={
          <Button
            type="submit"
            size="small"
            busy={form.isBusy}
            busyLabel={t('sending')}
          >
            {t('next')}
          </Button>
        }
      />
      {form.error && <ErrorNotice error={form.error} />}
      <p className={styles.or}>{t('orWallet')}</p>
    </form>
  )
}
