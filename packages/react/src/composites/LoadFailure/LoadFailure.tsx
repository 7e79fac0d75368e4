import { useBackOnline } from '../../hooks/internal/network/useBackOnline.js'
import { shell } from '../../i18n/locales/en/shell.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import styles from './LoadFailure.module.css'

/** Stands where a part of a view could not be fetched. */
export function LoadFailure({ retry }: LoadFailure.Props) {
  const t = useMessages(shell)
  useBackOnline(retry)
  return (
    <div className={styles.failure} role="alert" data-part="load-failure">
      <p>{t('failedToLoad')}</p>
      <Button size="small" tone="quiet" onClick={retry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

export declare namespace LoadFailure {
  type Props = { retry: () => void }
}
