import { LegalLinks } from '../../composites/LegalLinks/LegalLinks.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './ConnectView.module.css'

/** Help for newcomers, the site's conditions, and who made the kit. */
export function ConnectFooter(props: ConnectFooter.Props) {
  const { hasLegalGate, isBranded, learn, privacyUrl, termsUrl } = props
  const t = useMessages(connect)
  return (
    <div className={styles.footer}>
      <LinkButton onClick={learn}>{t('learn')}</LinkButton>
      {!hasLegalGate && (termsUrl || privacyUrl) && (
        <p className={styles.legal}>
          <span>{t('legal')}</span>
          <LegalLinks termsUrl={termsUrl} privacyUrl={privacyUrl} />
        </p>
      )}
      {isBranded && <p className={styles.brand}>{t('poweredBy')}</p>}
    </div>
  )
}

export declare namespace ConnectFooter {
  type Props = {
    learn: () => void
    termsUrl: string | undefined
    privacyUrl: string | undefined
    /** Set where they are accepted above. */
    hasLegalGate: boolean
    isBranded: boolean
  }
}
