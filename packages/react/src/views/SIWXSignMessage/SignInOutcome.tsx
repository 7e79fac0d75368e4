import { shortenAddress } from '../../addresses/shortenAddress.js'
import { ErrorDetails } from '../../composites/ErrorDetails/ErrorDetails.js'
import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { useKitError } from '../../hooks/useKitError.js'
import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import type { SIWXSignMessage } from './useSIWXSignMessageView.js'

/** How far signing in is, and how it went. */
export function SignInOutcome({ view }: { view: SIWXSignMessage }) {
  const t = useMessages(signIn)
  const { error, openWallet, reason, status, wallet } = view
  switch (status) {
    case 'asking':
      return (
        <Banner
          tone="note"
          title={t('askingTitle', { wallet })}
          live="polite"
          action={
            openWallet && (
              <LinkButton onClick={openWallet}>
                {t('openWallet', { wallet })}
              </LinkButton>
            )
          }
        >
          {t('asking')}
        </Banner>
      )
    case 'checking':
      return <Banner tone="note" title={t('checkingTitle')} live="polite" />
    case 'declined':
      return (
        <Banner tone="note" title={t('declinedTitle')} live="polite">
          {t('declined')}
        </Banner>
      )
    default:
      if (reason) return <Failure view={view} reason={reason} />
      return error ? <ErrorNotice error={error} /> : null
  }
}

const tones = {
  unreachable: 'caution',
  refused: 'stop',
  wrongSite: 'stop',
  wrongSignature: 'caution',
  undetermined: 'caution',
  expired: 'note',
} as const

/** Why the site did not let the visitor in. */
function Failure(props: { reason: keyof typeof tones; view: SIWXSignMessage }) {
  const t = useMessages(signIn)
  const { reason, view } = props
  const words = useKitError(view.error)
  const isKept = view.status === 'unchecked' && reason === 'unreachable'
  const values = {
    site: view.siteName,
    wallet: view.wallet,
    address: view.address ? shortenAddress(view.address) : '',
  }
  return (
    <Banner
      tone={tones[reason]}
      title={t(`${reason}Title`, values)}
      live="assertive"
    >
      {t(isKept ? 'unreachableSigned' : reason, values)}
      {words && <ErrorDetails raw={words.raw} />}
    </Banner>
  )
}
