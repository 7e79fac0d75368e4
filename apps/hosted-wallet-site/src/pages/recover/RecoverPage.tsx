/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Login } from '../../login/createLogin.js'
import type { LoginStep } from '../../login/LoginStep.js'
import type { Screens } from '../../screens/createScreens.js'
import { LoginScreen } from '../../screens/LoginScreen.js'
import { SignInScreen } from '../home/SignInScreen.js'
import type { RecoverTexts } from './recoverTexts.js'

type Step = 'looking' | 'signIn' | 'here' | 'waits'

/** Brings a wallet back to this device; it makes none. */
export function RecoverPage({
  homeUrl,
  login,
  screens,
  texts,
}: {
  readonly homeUrl: string
  readonly login: Login
  readonly screens: Screens
  readonly texts: RecoverTexts
}) {
  const { t } = texts
  const [, draw] = useState({})
  const [step, setStep] = useState<Step>('looking')
  useEffect(() => screens.subscribe(() => draw({})), [screens])
  const take = useCallback(
    ({ action }: Pick<LoginStep, 'action'>) =>
      setStep(action === 'CONNECT' ? 'here' : 'waits'),
    [],
  )
  const goOn = useCallback(() => {
    // A hold may take days: it is waited for as long as the page is open.
    const { signal } = new AbortController()
    login.restore({ id: 'recover', signal }).then(take, () => setStep('signIn'))
  }, [login, take])
  useEffect(goOn, [goOn])

  const screen = screens.current()?.shown.screen
  if (screen && screen.type !== 'approval')
    return <LoginScreen {...{ screen, texts }} />
  if (step === 'signIn')
    return (
      <SignInScreen
        {...{ login, texts }}
        onSignedIn={take}
        title={t('escrow.title')}
        why={t('recover.why')}
      />
    )
  if (step === 'looking')
    return (
      <main class="card" aria-busy="true">
        <h1>{t('escrow.title')}</h1>
      </main>
    )
  return (
    <main class="card">
      <header>
        <h1>{t(`recover.${step}`)}</h1>
        <p role="status">{t(`recover.${step}Why`)}</p>
      </header>
      {step === 'here' ? (
        <div class="buttons">
          <a class="accent" href={homeUrl}>
            {t('recover.open')}
          </a>
        </div>
      ) : (
        <div class="buttons">
          <button type="button" class="accent" onClick={goOn}>
            {t('recover.goOn')}
          </button>
        </div>
      )}
    </main>
  )
}
