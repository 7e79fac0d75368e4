/** @jsxImportSource preact */
import { FrameError } from '@hasp/protocol/frame'
import { useState } from 'preact/hooks'
import type { EmailChanges } from '../../login/createEmailChange.js'
import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { AnswerField } from '../AnswerField.js'
import { sayFrozen } from '../sayFrozen.js'
import type { emailTexts } from './emailTexts.js'

/** Names a text that the page may show. */
export type EmailTextKey = TextKey | keyof typeof emailTexts.en

type Step =
  | { readonly name: 'address' }
  | { readonly name: 'old' | 'new'; readonly to: string }
  | { readonly name: 'done'; readonly email: string }

const mostWaitMs = 10 * 60_000
const problems: Partial<Record<FrameError['code'], EmailTextKey>> = {
  CODE_EXPIRED: 'email.codeExpired',
  CODE_INVALID: 'email.codeInvalid',
  COOL_DOWN: 'email.tryLater',
  EMAIL_TAKEN: 'email.taken',
  EMAIL_UNCHANGED: 'email.same',
  TRY_LATER: 'email.tryLater',
}

/** A new address, then the code of the old mailbox, then the new one's. */
export function EmailForm({
  emailChange,
  from,
  texts,
}: {
  readonly emailChange: EmailChanges
  /** The address as it is. */
  readonly from: string
  readonly texts: Texts<EmailTextKey>
}) {
  const { t } = texts
  const [step, setStep] = useState<Step>({ name: 'address' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isResent, setIsResent] = useState(false)
  const [isWorking, setIsWorking] = useState(false)

  /** @returns whether it was done */
  const work = async (run: (about: AskedAs) => Promise<Step>) => {
    if (isWorking) return false
    setIsWorking(true)
    setProblem(undefined)
    setIsResent(false)
    try {
      const signal = AbortSignal.timeout(mostWaitMs)
      setStep(await run({ id: 'email', signal }))
      setText('')
      return true
    } catch (error) {
      setProblem(sayProblem(texts, error))
      return false
    } finally {
      setIsWorking(false)
    }
  }
  const begin = (to: string) =>
    work(async (about) => {
      const { action } = await emailChange.begin(to, about)
      return { to, name: action === 'VERIFY_PRIMARY_OTP' ? 'old' : 'new' }
    })
  const go = async () => {
    const given = text.trim()
    if (step.name === 'address') {
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given))
        return setProblem(t('email.wrong'))
      await begin(given)
      return
    }
    if (step.name === 'old')
      await work(async (about) => {
        await emailChange.giveOldCode(given, about)
        return { ...step, name: 'new' }
      })
    else
      await work(async (about) => ({
        name: 'done',
        ...(await emailChange.giveNewCode(given, about)),
      }))
  }
  if (step.name === 'done')
    return (
      <main class="card">
        <header>
          <h1>{t('email.changed')}</h1>
          <p role="status">{t('email.done', { email: step.email })}</p>
        </header>
        <p class="note">{t('email.doneWhy')}</p>
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('email.back')}
          </a>
        </div>
      </main>
    )
  const isCode = step.name !== 'address'
  return (
    <main class="card">
      <header>
        <h1>{t('email.title')}</h1>
        <p id="why">
          {step.name === 'address' && t('email.now', { email: from })}
          {step.name === 'old' && t('email.oldCode', { email: from })}
          {step.name === 'new' && t('email.newCode', { email: step.to })}
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
          key={step.name}
          isWrong={problem !== undefined}
          kind={isCode ? 'code' : 'email'}
          label={t(isCode ? 'email.code' : 'email.newEmail')}
          onInput={setText}
          value={text}
          why="why"
        />
        {!isCode && <p class="note">{t('email.promise')}</p>}
        <p role="alert" class="problem">
          {problem}
        </p>
        {step.name === 'old' && (
          <p class="note">
            {t('email.lostMailbox')}{' '}
            <a href={`/lost-mailbox/${window.location.search}`}>
              {t('email.lostLink')}
            </a>
          </p>
        )}
        <p role="status">{isResent && t('email.resent')}</p>
        <div class="buttons">
          {isCode ? (
            <button
              type="button"
              class="plain"
              onClick={() => {
                setText('')
                setProblem(undefined)
                setStep({ name: 'address' })
              }}
            >
              {t('email.startOver')}
            </button>
          ) : (
            <a class="plain" href={`/${window.location.search}`}>
              {t('email.back')}
            </a>
          )}
          <button type="submit" class="accent" aria-disabled={isWorking}>
            {t('recovery.continue')}
          </button>
        </div>
        {isCode && (
          <div class="buttons">
            <button
              type="button"
              class="plain"
              aria-disabled={isWorking}
              onClick={() => void begin(step.to).then(setIsResent)}
            >
              {t('email.again')}
            </button>
          </div>
        )}
      </form>
    </main>
  )
}

/** What went wrong; nothing of what the visitor has done themselves. */
function sayProblem(
  texts: Texts<EmailTextKey>,
  error: unknown,
): string | undefined {
  if (!(error instanceof FrameError)) return texts.t('email.failed')
  const { code, details } = error
  if (code === 'RPC_REJECTED') return undefined
  if (code === 'HELD')
    return sayFrozen(texts, 'email.frozen', details.retryAfterMs ?? 0)
  return texts.t(problems[code] ?? 'email.failed')
}

type AskedAs = Parameters<EmailChanges['begin']>[1]
