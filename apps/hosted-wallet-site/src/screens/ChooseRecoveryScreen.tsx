/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { rateGuessing } from '../password/rateGuessing.js'
import type { Texts } from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'

/** Where a recovery screen stands. */
export type RecoveryState =
  | { readonly status: 'asking'; readonly problem?: TextKey }
  | { readonly status: 'working' }

export const shortestPassword = 12

/** The visitor chooses the password that restores a wallet. */
export function ChooseRecoveryScreen({
  known,
  onCancel,
  onChoose,
  state,
  texts: { t },
}: {
  readonly state: RecoveryState
  /** What a stranger knows of the visitor, and tries first. */
  readonly known: readonly string[]
  readonly texts: Texts
  readonly onChoose: (password: string) => void
  readonly onCancel: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<TextKey>()
  useEffect(() => field.current?.focus(), [])
  const rating = rateGuessing(password, known)
  const choose = () => {
    // Characters as people count them, whatever they are made of.
    if ([...password.normalize('NFKC')].length < shortestPassword)
      return setProblem('recovery.tooShort')
    if (rating === 'weak') return setProblem('recovery.tooWeak')
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
          choose()
        }}
      >
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
          {t(password ? `recovery.${rating}` : 'recovery.tooShort')}
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
