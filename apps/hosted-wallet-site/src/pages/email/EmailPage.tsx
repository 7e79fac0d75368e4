/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { EmailChanges } from '../../login/createEmailChange.js'
import type { Login } from '../../login/createLogin.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { ApprovalScreen } from '../../screens/ApprovalScreen.js'
import type { Screens } from '../../screens/createScreens.js'
import type { Texts } from '../../texts/createTexts.js'
import { NobodyHere } from '../owner/NobodyHere.js'
import { EmailForm, type EmailTextKey } from './EmailForm.js'

const answerWithinMs = 20_000

/** Another address for the wallet, on the wallet's own page. */
export function EmailPage({
  emailChange,
  environment,
  login,
  screens,
  texts,
}: {
  readonly emailChange: EmailChanges
  readonly environment: PageEnvironment
  readonly login: Login
  readonly screens: Screens
  readonly texts: Texts<EmailTextKey>
}) {
  const { t } = texts
  const [, draw] = useState({})
  const [from, setFrom] = useState<string | 'nobody'>()
  useEffect(() => screens.subscribe(() => draw({})), [screens])
  useEffect(() => {
    login.user(AbortSignal.timeout(answerWithinMs)).then(
      (user) => setFrom(user?.email ?? 'nobody'),
      () => setFrom('nobody'),
    )
  }, [login])

  const screen = screens.current()?.shown.screen
  if (from === undefined)
    return (
      <main class="card" aria-busy="true">
        <h1>{t('email.title')}</h1>
      </main>
    )
  if (from === 'nobody') return <NobodyHere texts={texts} />
  const isAsking = screen?.type === 'approval'
  return (
    <>
      {isAsking && (
        <ApprovalScreen
          place="window"
          network={undefined}
          origin={environment.window.location.origin}
          trial={undefined}
          waiting={0}
          onApprove={() => screen.decide(true)}
          onReject={() => screen.decide(false)}
          {...{ environment, texts }}
          {...{ receiverNotes: [], summary: screen.summary }}
        />
      )}
      {/* It stays, for it goes on with the codes. */}
      <div hidden={isAsking}>
        <EmailForm {...{ emailChange, from, texts }} />
      </div>
    </>
  )
}
