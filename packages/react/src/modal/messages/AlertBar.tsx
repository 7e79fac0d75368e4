import { useNotifications } from '../../hooks/useNotifications.js'
import { alert as messages } from '../../i18n/locales/en/alert.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import styles from './AlertBar.module.css'

/** Alerts to the page's developer; shown with `debug` only. */
export default function AlertBar() {
  const { alert, dismissAlert } = useNotifications()
  const t = useMessages(messages)
  if (!alert) return null
  return (
    <div
      className={styles.bar}
      role="alert"
      aria-label={t('name')}
      data-part="alert-bar"
      data-code={alert.code}
    >
      <WarningIcon size={16} />
      <details className={styles.text} lang="en" dir="ltr">
        <summary>{alert.short}</summary>
        <p>{alert.long}</p>
      </details>
      <IconButton
        label={t('close')}
        icon={<CloseIcon size={16} />}
        onClick={dismissAlert}
      />
    </div>
  )
}
