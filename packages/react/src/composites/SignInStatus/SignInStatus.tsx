import { useSignIn } from '../../hooks/useSignIn.js'
import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './SignInStatus.module.css'

/** Whether the account is signed in at the site, and the way in or out. */
export default function SignInStatus() {
  const t = useMessages(signIn)
  const { open, signOut, status } = useSignIn()
  const isSignedIn = status === 'signedIn'
  return (
    <p className={styles.status}>
      <span role="status">{t(isSignedIn ? 'signedIn' : 'notSignedIn')}</span>
      <LinkButton onClick={isSignedIn ? () => void signOut.run() : open}>
        {t(isSignedIn ? 'signOut' : 'signIn')}
      </LinkButton>
    </p>
  )
}
