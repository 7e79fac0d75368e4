import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'

/** The site's terms and privacy policy, if it has any. */
export function LegalLinks({ privacyUrl, termsUrl }: LegalLinks.Props) {
  const t = useMessages(connect)
  const link = (href: string | undefined, name: string) =>
    href && (
      <LinkButton href={href} tone="quiet">
        {name} <VisuallyHidden>({t('opensNewTab')})</VisuallyHidden>
      </LinkButton>
    )
  return (
    <>
      {link(termsUrl, t('terms'))}
      {link(privacyUrl, t('privacy'))}
    </>
  )
}

export declare namespace LegalLinks {
  type Props = {
    termsUrl: string | undefined
    privacyUrl: string | undefined
  }
}
