import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import styles from './ErrorDetails.module.css'

/**
 * The original message of the wallet or the node, on demand and as plain text:
 * a stranger's words may be a trap.
 * @param props.raw as `useKitError` gives it, already cut
 */
export function ErrorDetails({ raw }: { raw: string }) {
  const t = useMessages(common)
  return (
    <details className={styles.details} data-part="error-details">
      <summary>{t('details')}</summary>
      <pre dir="ltr" translate="no">
        {raw}
      </pre>
      <CopyButton
        value={raw}
        label={t('copy')}
        copiedLabel={t('copied')}
        fallbackLabel={t('copyByHand')}
      />
    </details>
  )
}
