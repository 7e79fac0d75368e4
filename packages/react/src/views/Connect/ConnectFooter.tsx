import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './ConnectView.module.css'

/** Help for newcomers, the site's conditions, and who made the kit. */
export function ConnectFooter(props: ConnectFooter.Props) {
  const { isBranded, learn, privacyUrl, termsUrl } = props
  const t = useMessages(connect)
  const link = (href: string | undefined, name: string) =>
    href && (
      <LinkButton href={href} tone="quiet">
        {name} <VisuallyHidden>({t('opensNewTab')})</VisuallyHidden>
      </LinkButton>
    )
  return (
    <div className={styles.footer}>
      <LinkButton onClick={learn}>{t('learn')}</LinkButton>
      {(termsUrl || privacyUrl) && (
        <p className={styles.legal}>
          {t('legal')} {link(termsUrl, t('terms'))}
          {termsUrl && privacyUrl && ' · '}
          {link(privacyUrl, t('privacy'))}
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
    isBranded: boolean
  }
}
