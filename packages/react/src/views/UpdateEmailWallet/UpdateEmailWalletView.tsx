import { EmailUpdate } from '../../composites/EmailUpdate/EmailUpdate.js'
import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { useEmailUpdateForm } from '../../hooks/internal/hosted/useEmailUpdateForm.js'
import { common } from '../../i18n/locales/en/common.js'
import { email } from '../../i18n/locales/en/email.js'
import { updateEmail } from '../../i18n/locales/en/updateEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './UpdateEmailWalletView.module.css'

/** Give the wallet another address. */
export default function UpdateEmailWalletView() {
  const t = useMessages(updateEmail)
  const tEmail = useMessages(email)
  const say = useMessages(common)
  const view = useEmailUpdateForm()
  const { cancel, current, isBusy } = view
  return (
    <EmailUpdate step="address" title={t('title')}>
      <form className={styles.form} onSubmit={view.submit} noValidate>
        <p className={styles.now}>
          {t('now')} <bdi>{current}</bdi>
        </p>
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          data-autofocus=""
          value={view.email}
          error={view.isWrong ? tEmail('addressWrong') : undefined}
          hint={view.isSame ? t('same') : undefined}
          onValueChange={view.change}
          readOnly={isBusy}
        />
        <p className={styles.promise}>{t('promise')}</p>
        {view.heldUntil !== undefined && (
          <Banner tone="caution" title={t('heldTitle')} live="assertive">
            {t('held', { time: view.heldUntil })}
          </Banner>
        )}
        {view.error && <ErrorNotice error={view.error} />}
        <div className={styles.actions}>
          {cancel && (
            <Button tone="quiet" onClick={cancel}>
              {say('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            busy={isBusy}
            busyLabel={t('confirming')}
            unavailable={view.isSame ? t('same') : undefined}
          >
            {tEmail('next')}
          </Button>
        </div>
      </form>
    </EmailUpdate>
  )
}
