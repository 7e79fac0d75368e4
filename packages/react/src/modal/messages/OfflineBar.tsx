import { useIsOnline } from '../../hooks/internal/network/useIsOnline.js'
import { shell } from '../../i18n/locales/en/shell.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import styles from './OfflineBar.module.css'

/** Says that the browser is offline, while it is. */
export function OfflineBar() {
  const t = useMessages(shell)
  const isOnline = useIsOnline()
  return (
    <div role="status" data-part="offline">
      {!isOnline && (
        <p className={styles.bar}>
          <WarningIcon size={16} />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
