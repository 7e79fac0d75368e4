import type { KitError } from '@hasp/core/errors'
import type { ReactNode } from 'react'
import { useKitError } from '../../hooks/useKitError.js'
import { common } from '../../i18n/messages/common.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import styles from './ErrorNotice.module.css'

const toneOf = {
  declined: 'note',
  retryable: 'caution',
  needsYou: 'caution',
  stop: 'stop',
} as const

/** A wallet's or a node's own words may be a trap: so many, as plain text. */
const rawLimit = 400

/** What went wrong, what to do, and on demand what was really said. */
export function ErrorNotice({ error, action }: ErrorNotice.Props) {
  const t = useMessages(common)
  const { raw, text, title, tone } = useKitError(error)
  const isDeclined = tone === 'declined'
  const said = raw.slice(0, rawLimit)
  return (
    <Banner
      tone={toneOf[tone]}
      title={title}
      live={isDeclined ? 'polite' : 'assertive'}
      action={action}
    >
      {text}
      {!isDeclined && (
        <details className={styles.details}>
          <summary>{t('details')}</summary>
          <pre dir="ltr" translate="no">
            {said}
          </pre>
          <CopyButton
            value={said}
            label={t('copy')}
            copiedLabel={t('copied')}
            fallbackLabel={t('copyByHand')}
          />
        </details>
      )}
    </Banner>
  )
}

export declare namespace ErrorNotice {
  type Props = { error: KitError; action?: ReactNode }
}
