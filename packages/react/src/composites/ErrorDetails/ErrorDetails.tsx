import { common } from '../../i18n/messages/common.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import styles from './ErrorDetails.module.css'

/** A wallet's own words may be a trap: so many of them, as plain text. */
const rawLimit = 200

/** What the wallet or the node really said, on demand. */
export function ErrorDetails({ raw }: { raw: string }) {
  const t = useMessages(common)
  const text = raw.slice(0, rawLimit)
  return (
    <details className={styles.details} data-part="error-details">
      <summary>{t('details')}</summary>
      <pre dir="ltr" translate="no">
        {text}
      </pre>
      <CopyButton
        value={text}
        label={t('copy')}
        copiedLabel={t('copied')}
        fallbackLabel={t('copyByHand')}
      />
    </details>
  )
}
