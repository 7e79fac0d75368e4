/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../texts/createTexts.js'
import type { EscrowPress, EscrowState } from './EscrowState.js'
import { writeMoment } from './writeMoment.js'

/** The provider helps a visitor back: its own code, then its own wait. */
export function EscrowScreen({
  isWorking,
  press,
  state,
  texts,
}: {
  readonly isWorking: boolean
  readonly press: (press: EscrowPress) => void
  readonly state: EscrowState
  readonly texts: Texts
}) {
  const { t } = texts
  const { status } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  useEffect(() => heading.current?.focus(), [])
  const problem = status === 'held' ? undefined : state.problem
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('escrow.title')}
        </h1>
        <p id="why">
          {status === 'held'
            ? sayEnd(texts, state.endsAfterMs)
            : t(status === 'code' ? 'escrow.codeWhy' : 'escrow.why')}
        </p>
        {status === 'held' && <p>{t('escrow.callOff')}</p>}
      </header>
      <form
        class="content"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isWorking || status === 'held') return
          press(status === 'code' ? { type: 'code', code } : { type: 'send' })
          setCode('')
        }}
      >
        {status === 'code' && (
          <label>
            {t('escrow.code')}
            <input
              dir="ltr"
              inputMode="numeric"
              autocomplete="one-time-code"
              value={code}
              aria-invalid={problem !== undefined}
              aria-describedby="why"
              onInput={({ currentTarget }) => setCode(currentTarget.value)}
            />
          </label>
        )}
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
        {status === 'code' && (
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={() => {
              if (!isWorking) press({ type: 'send' })
            }}
          >
            {t('escrow.sendAgain')}
          </button>
        )}
        <div class="buttons">
          <button
            type="button"
            class="plain"
            onClick={() => press({ type: 'leave' })}
          >
            {t(status === 'held' ? 'escrow.close' : 'recovery.later')}
          </button>
          {status !== 'held' && (
            <button type="submit" class="accent" aria-disabled={isWorking}>
              {t(
                isWorking && status === 'code'
                  ? 'recovery.opening'
                  : status === 'code'
                    ? 'recovery.continue'
                    : 'escrow.send',
              )}
            </button>
          )}
        </div>
      </form>
    </main>
  )
}

function sayEnd(
  { language, t }: Texts,
  endsAfterMs: number | undefined,
): string {
  if (endsAfterMs === undefined) return t('escrow.heldUnknown')
  return t('escrow.held', { when: writeMoment(language, endsAfterMs) })
}
