/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { GuessingWord } from '../password/rateGuessing.js'
import type { Texts } from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'
import { MailboxField } from './MailboxField.js'

/** Where a recovery screen stands. */
export type RecoveryState =
  | { readonly status: 'asking'; readonly problem?: TextKey }
  | { readonly status: 'working' }

export const shortestPassword = 12

/** Tells how long a password is guessed at, somewhere else than here. */
export type RatePassword = (password: string) => Promise<GuessingWord>

/** The visitor chooses the password that restores a wallet. */
export function ChooseRecoveryScreen({
  email,
  onCancel,
  onChoose,
  rate,
  state,
  texts: { t },
}: {
  readonly email: string
  readonly state: RecoveryState
  readonly rate: RatePassword
  readonly texts: Texts
  readonly onChoose: (password: string) => void
  readonly onCancel: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<TextKey>()
  useEffect(() => field.current?.focus(), [])
  const [rating, setRating] = useState<GuessingWord>()
  // Characters as people count them, whatever they are made of.
  const isShort = [...password.normalize('NFKC')].length < shortestPassword
  useEffect(() => {
    let isCurrent = !isShort
    setRating(undefined)
    if (isCurrent)
      rate(password).then(
        (rated) => isCurrent && setRating(rated),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isShort, password, rate])
  const choose = async () => {
    if (isShort) return setProblem('recovery.tooShort')
    const rated = await rate(password).catch(() => undefined)
    if (!rated) return setProblem('recovery.failed')
    if (rated === 'weak') return setProblem('recovery.tooWeak')
    if (password !== repeated) return setProblem('recovery.differ')
    setProblem(undefined)
    onChoose(password)
  }
  const shown =
    problem ?? (state.status === 'asking' ? state.problem : undefined)
  return (
    <main class="card">
      <header>
        <h1>{t('recovery.choose')}</h1>
        <p id="why">{t('recovery.chooseWhy')}</p>
      </header>
      <form
        class="content"
        onSubmit={(event) => {
          event.preventDefault()
          void choose()
        }}
      >
        <MailboxField email={email} />
        <label>
          {t('recovery.password')}
          <input
            ref={field}
            type="password"
            autocomplete="new-password"
            value={password}
            aria-invalid={problem !== undefined}
            aria-describedby="why strength"
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
        <small id="strength" aria-live="polite">
          {t(rating ? `recovery.${rating}` : 'recovery.tooShort')}
        </small>
        <label>
          {t('recovery.repeat')}
          <input
            type="password"
            autocomplete="new-password"
            value={repeated}
            aria-invalid={problem === 'recovery.differ'}
            onInput={({ currentTarget }) => setRepeated(currentTarget.value)}
          />
        </label>
        <p role="alert" class="problem">
          {shown && t(shown)}
        </p>
        <div class="buttons">
          <button type="button" class="plain" onClick={onCancel}>
            {t('recovery.later')}
          </button>
          <button
            type="submit"
            class="accent"
            aria-disabled={state.status === 'working'}
          >
            {t(
              state.status === 'working'
                ? 'recovery.making'
                : 'recovery.continue',
            )}
          </button>
        </div>
      </form>
    </main>
  )
}
