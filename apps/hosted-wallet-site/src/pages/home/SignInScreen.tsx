/** @jsxImportSource preact */
import { FrameError } from '@hasp/protocol/frame'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Login } from '../../login/createLogin.js'
import type { LoginStep } from '../../login/LoginStep.js'
import { AnswerField } from '../AnswerField.js'
import type { HomeTextKey, HomeTexts } from './homeTexts.js'

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }

const mostWaitMs = 10 * 60_000
const problems: Partial<Record<FrameError['code'], HomeTextKey>> = {
  CODE_EXPIRED: 'home.codeExpired',
  CODE_INVALID: 'home.codeInvalid',
  EMAIL_TAKEN: 'home.reserved',
  RECOVERY_NEEDED: 'home.noWallet',
  TRY_LATER: 'home.tryLater',
}

/** An address, then the code of its mail. */
export function SignInScreen({
  children,
  login,
  onSignedIn,
  texts: { t },
  title = t('home.title'),
  why = t('home.why'),
}: {
  /** What leads elsewhere from the first step. */
  readonly children?: ComponentChildren
  readonly login: Login
  readonly texts: HomeTexts
  readonly title?: string
  /** What signing in is for. */
  readonly why?: string
  readonly onSignedIn: (step: LoginStep) => void
}) {
  const [step, setStep] = useState<Step>({ name: 'email' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<HomeTextKey>()
  const [isWorking, setIsWorking] = useState(false)

  const go = async () => {
    if (isWorking || !text) return
    setIsWorking(true)
    setProblem(undefined)
    const about = { id: 'home', signal: AbortSignal.timeout(mostWaitMs) }
    try {
      const next =
        step.name === 'email'
          ? await login.giveEmail(text.trim(), about)
          : await login.giveCode(text.trim(), about)
      setText('')
      if (next.action === 'VERIFY_OTP')
        setStep({ name: 'code', email: text.trim() })
      else onSignedIn(next)
    } catch (error) {
      const code = error instanceof FrameError ? error.code : undefined
      setProblem((code && problems[code]) ?? 'home.failed')
    } finally {
      setIsWorking(false)
    }
  }
  const isCode = step.name === 'code'
  return (
    <main class="card">
      <header>
        <h1>{title}</h1>
        <p id="why">
          {isCode ? t('home.codeSent', { email: step.email }) : why}
        </p>
      </header>
      <form
        class="content"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <AnswerField
          isWrong={problem !== undefined}
          kind={step.name}
          label={t(isCode ? 'home.code' : 'home.email')}
          onInput={setText}
          takesFocus={isCode}
          value={text}
          why="why"
        />
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
        {isCode && (
          <p class="note">
            {t('home.noMail')}{' '}
            <a href={`/lost-mailbox/${window.location.search}`}>
              {t('home.lostMailbox')}
            </a>
          </p>
        )}
        {!isCode && children}
        <div class="buttons">
          {isCode && (
            <button
              type="button"
              class="plain"
              onClick={() => {
                setText('')
                setProblem(undefined)
                setStep({ name: 'email' })
              }}
            >
              {t('home.otherEmail')}
            </button>
          )}
          <button type="submit" class="accent" aria-disabled={isWorking}>
            {t('recovery.continue')}
          </button>
        </div>
      </form>
    </main>
  )
}
