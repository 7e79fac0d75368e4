/** @jsxImportSource preact */
import { FrameError } from '@hasp/protocol/frame'
import { useState } from 'preact/hooks'
import type { Login } from '../../login/createLogin.js'
import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }

const mostWaitMs = 10 * 60_000
const problems: Partial<Record<FrameError['code'], TextKey>> = {
  CODE_EXPIRED: 'home.codeExpired',
  CODE_INVALID: 'home.codeInvalid',
  TRY_LATER: 'home.tryLater',
}

/** An address, then the code of its mail. */
export function SignInScreen({
  login,
  onSignedIn,
  texts: { t },
}: {
  readonly login: Login
  readonly texts: Texts
  readonly onSignedIn: () => void
}) {
  const [step, setStep] = useState<Step>({ name: 'email' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<TextKey>()
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
      else onSignedIn()
    } catch (error) {
      const code = error instanceof FrameError ? error.code : undefined
      setProblem((code && problems[code]) ?? 'home.failed')
    } finally {
      setIsWorking(false)
    }
  }
  const isCode = step.name === 'code'
  const shared = {
    id: 'answer',
    dir: 'ltr' as const,
    value: text,
    'aria-invalid': problem !== undefined,
    onInput: ({
      currentTarget,
    }: {
      readonly currentTarget: HTMLInputElement
    }) => setText(currentTarget.value),
  }
  return (
    <main class="card">
      <header>
        <h1>{t('home.title')}</h1>
        <p>
          {isCode ? t('home.codeSent', { email: step.email }) : t('home.why')}
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
        <div class="field">
          <label htmlFor="answer">
            {t(isCode ? 'home.code' : 'home.email')}
          </label>
          {isCode ? (
            <input
              key="code"
              inputMode="numeric"
              autocomplete="one-time-code"
              {...shared}
            />
          ) : (
            <input key="email" type="email" autocomplete="email" {...shared} />
          )}
        </div>
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
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
