import { useId } from 'react'
import type { useTerms } from '../../hooks/internal/connecting/useTerms.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.js'
import { LegalLinks } from '../LegalLinks/LegalLinks.js'
import styles from './LegalQuestion.module.css'

/** Asks whether the site's conditions are accepted. */
export default function LegalQuestion({
  privacyUrl,
  terms,
  termsUrl,
}: LegalQuestion.Props) {
  const t = useMessages(connect)
  const hintId = useId()
  return (
    <div className={styles.question}>
      <Checkbox
        label={t('accept')}
        checked={terms.hasAccepted}
        onCheckedChange={terms.accept}
        aria-describedby={hintId}
      />
      <LegalLinks termsUrl={termsUrl} privacyUrl={privacyUrl} />
      <p id={hintId} className={styles.hint}>
        {terms.isHeldBack && t('acceptFirst')}
      </p>
    </div>
  )
}

export declare namespace LegalQuestion {
  type Props = LegalLinks.Props & { terms: ReturnType<typeof useTerms> }
}
