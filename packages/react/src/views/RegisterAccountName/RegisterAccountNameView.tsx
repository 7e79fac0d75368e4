import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useNameForm } from '../../hooks/internal/data/useNameForm.js'
import { common } from '../../i18n/locales/en/common.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { TextField } from '../../primitives/TextField/TextField.js'
import { NameAnswer } from './NameAnswer.js'
import { NameRuleList } from './NameRuleList.js'
import { NameSuggestionList } from './NameSuggestionList.js'
import styles from './RegisterAccountNameView.module.css'

const busyLabels = {
  editing: 'preparing',
  preparing: 'preparing',
  'awaiting-wallet': 'signing',
  registering: 'registering',
  taken: 'registering',
} as const

const formId = 'hasp-register-name'

/** Take a name for the account. */
export default function RegisterAccountNameView() {
  const t = useMessages(names)
  const say = useMessages(common)
  const view = useNameForm()
  const { domain, isBusy, name, phase, searchError } = view
  if (view.isOff)
    return (
      <ViewFrame title={t('title')}>
        <EmptyState icon={<WalletIcon size={32} />} title={t('offTitle')}>
          {t('off')}
        </EmptyState>
      </ViewFrame>
    )
  return (
    <ViewFrame
      title={t('title')}
      footer={
        <div className={styles.actions}>
          {isBusy && (
            <Button tone="quiet" onClick={view.cancel}>
              {say('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            busy={isBusy}
            busyLabel={t(busyLabels[phase])}
            unavailable={name === undefined ? t('chooseFirst') : undefined}
          >
            {name === undefined ? (
              t('chooseFirst')
            ) : (
              <bdi className={styles.name}>{t('take', { name })}</bdi>
            )}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        id={formId}
        onSubmit={view.submit}
        noValidate
      >
        <TextField
          label={t('label')}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          data-autofocus=""
          value={view.text}
          onValueChange={view.change}
          readOnly={isBusy}
          trailing={
            domain && (
              <span className={styles.suffix} dir="ltr" translate="no">
                .{domain}
              </span>
            )
          }
        />
        <NameRuleList rules={view.rules} />
        <NameAnswer {...view} />
        <NameSuggestionList {...view} />
        {searchError && (
          <ErrorNotice
            error={searchError}
            action={
              <Button size="small" tone="quiet" onClick={view.searchAgain}>
                {say('tryAgain')}
              </Button>
            }
          />
        )}
        {phase === 'awaiting-wallet' && (
          <p className={styles.note} role="status">
            {t('signInWallet')}
          </p>
        )}
        <p className={styles.note}>
          {t('instead', { address: view.shortAddress ?? '' })}
        </p>
      </form>
    </ViewFrame>
  )
}
