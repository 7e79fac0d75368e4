import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import styles from './EmailLoginView.module.css'
import { useEmailLoginView } from './useEmailLoginView.js'

/** Log in by e-mail. */
export default function EmailLoginView() {
  const t = useMessages(email)
  const { form, isConfigured, showWallets } = useEmailLoginView()
  if (!isConfigured)
    return (
      <ViewFrame title={t('title')}>
        <EmptyState
          icon={<WalletIcon />}
          title={t('offTitle')}
          action={<Button onClick={showWallets}>{t('otherWay')}</Button>}
        >
          {t('off')}
        </EmptyState>
      </ViewFrame>
    )
  return (
    <ViewFrame
      title={t('title')}
      footer={<p className={styles.note}>{t('frameNote')}</p>}
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <TextField
          label={t('address')}
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          value={form.email}
          error={form.isWrong ? t('addressWrong') : undefined}
          hint={t('codeComes')}
          onValueChange={form.change}
          onFocus={form.warmUp}
          readOnly={form.isBusy}
        />
        {form.error && <ErrorNotice error={form.error} />}
        <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </form>
    </ViewFrame>
  )
}
