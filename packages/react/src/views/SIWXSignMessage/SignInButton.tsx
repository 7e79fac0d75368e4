import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import type { SIWXSignMessage } from './useSIWXSignMessageView.js'

/** The button that asks the wallet, or whatever comes instead of it. */
export function SignInButton({ view }: { view: SIWXSignMessage }) {
  const t = useMessages(signIn)
  const { prepare, sign } = view
  switch (view.status) {
    case 'unprepared':
      return <Button onClick={prepare}>{t('tryAgain')}</Button>
    case 'unchecked':
      return <Button onClick={sign}>{t('checkAgain')}</Button>
    case 'idle':
    case 'preparing':
      return (
        <Button busy busyLabel={t('preparing')}>
          {t('signIn')}
        </Button>
      )
    case 'asking':
    case 'checking': {
      const isAsking = view.status === 'asking'
      const label = t(isAsking ? 'askingLabel' : 'checkingLabel')
      return (
        <Button busy busyLabel={label}>
          {t('signIn')}
        </Button>
      )
    }
    default:
      return <Button onClick={sign}>{t('signIn')}</Button>
  }
}
