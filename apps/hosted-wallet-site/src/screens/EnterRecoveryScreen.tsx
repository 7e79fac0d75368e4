/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../texts/createTexts.js'
import type { RecoveryState } from './ChooseRecoveryScreen.js'
import { MailboxField } from './MailboxField.js'

/** The visitor brings a wallet to this device by its password. */
export function EnterRecoveryScreen({
  email,
  onCancel,
  onEnter,
  onUseEscrow,
  onUsePasskey,
  state,
  texts: { t },
}: {
  readonly email: string
  readonly state: RecoveryState
  readonly texts: Texts
  readonly onEnter: (password: string) => void
  readonly onUseEscrow: (() => void) | undefined
  readonly onUsePasskey: (() => void) | undefined
  readonly onCancel: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  useEffect(() => field.current?.focus(), [])
  const isWorking = state.status === 'working'
  const problem = state.status === 'asking' ? state.problem : undefined
  return (
    <main class="card">
      <header>
        <h1>{t('recovery.enter')}</h1>
        <p id="why">{t('recovery.enterWhy')}</p>
      </header>
      <form
        class="content"
        onSubmit={(event) => {
          event.preventDefault()
          if (password) onEnter(password)
        }}
      >
        <MailboxField email={email} />
        <label>
          {t('recovery.password')}
          <input
            ref={field}
            type="password"
            autocomplete="current-password"
            value={password}
            aria-invalid={problem === 'recovery.wrong'}
            aria-describedby="why"
            onInput={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </label>
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
        {onUsePasskey && (
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={onUsePasskey}
          >
            {t('recovery.usePasskey')}
          </button>
        )}
        {onUseEscrow && (
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={onUseEscrow}
          >
            {t('escrow.use')}
          </button>
        )}
        <div class="buttons">
          <button type="button" class="plain" onClick={onCancel}>
            {t('recovery.later')}
          </button>
          <button type="submit" class="accent" aria-disabled={isWorking}>
            {t(isWorking ? 'recovery.opening' : 'recovery.continue')}
          </button>
        </div>
      </form>
    </main>
  )
}
