/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn, Login } from '../../login/createLogin.js'
import type { OwnWays } from '../../login/createOwnWays.js'
import type { Screens } from '../../screens/createScreens.js'
import { LoginScreen } from '../../screens/LoginScreen.js'
import { WorkScreen } from '../../screens/WorkScreen.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import { AccountScreen } from './AccountScreen.js'
import type { HomeTexts } from './homeTexts.js'
import { NewBrowserScreen } from './NewBrowserScreen.js'
import { SignInScreen } from './SignInScreen.js'

/** The wallet by itself: a visitor signs in, and sees what is theirs. */
export function HomePage({
  arePasskeysAvailable,
  login,
  ownWays,
  screens,
  service,
  texts,
}: {
  readonly arePasskeysAvailable: boolean
  readonly login: Login
  readonly ownWays: OwnWays
  readonly screens: Screens
  readonly service: ServiceClient
  readonly texts: HomeTexts
}) {
  const [, draw] = useState({})
  const [user, setUser] = useState<
    LoggedIn | 'nobody' | 'unknown' | 'waiting' | 'askingOther'
  >('unknown')
  useEffect(() => screens.subscribe(() => draw({})), [screens])
  const look = useCallback(
    () =>
      whoIsHere(login, AbortSignal.timeout(answerWithinMs)).then(setUser, () =>
        setUser('nobody'),
      ),
    [login],
  )
  useEffect(() => void look(), [look])

  const screen = screens.current()?.shown.screen
  if (screen && screen.type !== 'approval' && screen.type !== 'work')
    return <LoginScreen {...{ screen, texts }} />
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
          <SignInScreen {...{ login, texts }} onSignedIn={() => void look()}>
            <p class="note">
              <a href={`/recover/${window.location.search}`}>
                {texts.t('home.restore')}
              </a>
            </p>
            <p class="note">
              <a href={`/lost-mailbox/${window.location.search}`}>
                {texts.t('home.lostMailboxFirst')}
              </a>
            </p>
          </SignInScreen>
        </div>
      </>
    )
  const leave = () => void login.signOut().then(look, look)
  if (user === 'waiting' || user === 'askingOther')
    return (
      <NewBrowserScreen
        {...{ login, texts }}
        onBack={user === 'askingOther' ? () => void look() : undefined}
        onDone={() => void look()}
        onLeave={leave}
        onOtherWay={() => {
          // A hold may take days: it is waited for as long as the page is open.
          const { signal } = new AbortController()
          login.restore({ id: 'restore', signal }).then(look, look)
        }}
      />
    )
  return (
    <AccountScreen
      {...{ service, texts, user }}
      askOther={() => setUser('askingOther')}
      addPassword={async () => {
        const signal = AbortSignal.timeout(visitorWithinMs)
        await ownWays.addPassword({ id: 'password', signal })
        await look()
      }}
      addPasskey={
        arePasskeysAvailable
          ? async () => {
              await ownWays.addPasskey(AbortSignal.timeout(visitorWithinMs))
              await look()
            }
          : undefined
      }
      removePasskey={async (recoveryId) => {
        await ownWays.removePasskey(
          recoveryId,
          AbortSignal.timeout(answerWithinMs),
        )
        await look()
      }}
      onSignOut={leave}
    />
  )
}

/** A browser that waits for its wallet is somebody's, too. */
async function whoIsHere(
  login: Login,
  signal: AbortSignal,
): Promise<LoggedIn | 'nobody' | 'waiting'> {
  const user = await login.user(signal)
  if (user) return user
  const served = await login.account(signal).catch(() => undefined)
  const isNew = served?.wallet && served.deviceState === 'waiting'
  return isNew ? 'waiting' : 'nobody'
}

const answerWithinMs = 20_000
/** Somebody may have to look for their phone, or think of a password. */
const visitorWithinMs = 5 * 60_000
