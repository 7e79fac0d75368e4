import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { shell } from '../../i18n/locales/en/shell.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import styles from './ViewFailure.module.css'

/** Stands where a view could not be shown. */
export function ViewFailure({ error, isLoading, onRetry }: ViewFailure.Props) {
  const t = useMessages(shell)
  return (
    <ViewFrame title={t('failedTitle')}>
      <div className={styles.failure} role="alert" data-part="view-failure">
        <p>{t(isLoading ? 'failedToLoad' : 'failed')}</p>
        {error instanceof Error && (
          <details>
            <summary>{t('details')}</summary>
            <code dir="ltr">{error.message}</code>
          </details>
        )}
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </div>
    </ViewFrame>
  )
}

export declare namespace ViewFailure {
  type Props = {
    error?: unknown
    /** The view did not arrive, rather than fail. */
    isLoading?: boolean | undefined
    onRetry: () => void
  }
}
