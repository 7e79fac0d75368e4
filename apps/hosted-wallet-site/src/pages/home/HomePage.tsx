/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn, Login } from '../../login/createLogin.js'
import { ChooseRecoveryScreen } from '../../screens/ChooseRecoveryScreen.js'
import type { Screens } from '../../screens/createScreens.js'
import { EnterRecoveryScreen } from '../../screens/EnterRecoveryScreen.js'
import { WorkScreen } from '../../screens/WorkScreen.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { Texts } from '../../texts/createTexts.js'
import { AccountScreen } from './AccountScreen.js'
import { SignInScreen } from './SignInScreen.js'

/** The wallet by itself: a visitor signs in, and sees what is theirs. */
export function HomePage({
  arePasskeysAvailable,
  login,
  screens,
  service,
  texts,
}: {
  readonly arePasskeysAvailable: boolean
  readonly login: Login
  readonly screens: Screens
  readonly service: ServiceClient
  readonly texts: Texts
}) {
  const [, draw] = useState({})
  const [user, setUser] = useState<LoggedIn | 'nobody' | 'unknown'>('unknown')
  useEffect(() => screens.subscribe(() => draw({})), [screens])
  const look = useCallback(
    () =>
      login.user(AbortSignal.timeout(answerWithinMs)).then(
        (found) => setUser(found ?? 'nobody'),
        () => setUser('nobody'),
      ),
    [login],
  )
  useEffect(() => void look(), [look])

  const screen = screens.current()?.shown.screen
  if (screen && screen.type !== 'approval' && screen.type !== 'work') {
    const { cancel, known, state, submit, type, usePasskey } = screen
    const shared = { state, texts, onCancel: cancel }
    return type === 'chooseRecovery' ? (
      <ChooseRecoveryScreen onChoose={submit} {...{ known, ...shared }} />
    ) : (
      <EnterRecoveryScreen
        onEnter={submit}
        onUsePasskey={usePasskey}
        {...shared}
      />
    )
  }
  if (user === 'unknown')
    return (
      <main class="card" aria-busy="true">
        <h1>{texts.t('home.title')}</h1>
      </main>
    )
  if (user === 'nobody')
    return (
      <>
        {screen?.type === 'work' && (
          <WorkScreen
            onCancel={screen.cancel}
            progress={screen.progress}
            texts={texts}
          />
        )}
        {/* It stays, for it goes on with the code. */}
        <div hidden={screen?.type === 'work'}>
          <SignInScreen {...{ login, texts }} onSignedIn={() => void look()} />
        </div>
      </>
    )
  return (
    <AccountScreen
      {...{ service, texts, user }}
      addPasskey={
        arePasskeysAvailable
          ? async () => {
              await login.addPasskey(AbortSignal.timeout(passkeyWithinMs))
              await look()
            }
          : undefined
      }
      removePasskey={async (recoveryId) => {
        await login.removePasskey(
          recoveryId,
          AbortSignal.timeout(answerWithinMs),
        )
        await look()
      }}
      onSignOut={() => void login.signOut().then(look, look)}
    />
  )
}

const answerWithinMs = 20_000
/** Somebody may have to look for their phone. */
const passkeyWithinMs = 5 * 60_000
