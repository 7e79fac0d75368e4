/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import type { Texts } from '../texts/createTexts.js'
import type { RecoveryState } from './ChooseRecoveryScreen.js'

/** A wallet is made; the visitor reads who can restore it. */
export function MakingScreen({
  onCancel,
  onRetry,
  state,
  texts: { t },
}: {
  readonly state: RecoveryState
  readonly texts: Texts
  readonly onCancel: () => void
  readonly onRetry: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const hasFailed = state.status === 'asking'
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('recovery.making')}
        </h1>
        <p>{t('mode.assisted')}</p>
      </header>
      <div class="content">
        {!hasFailed && <progress aria-label={t('recovery.making')} />}
        <p role="alert" class="problem">
          {hasFailed && t(state.problem ?? 'recovery.failed')}
        </p>
        {hasFailed && (
          <div class="buttons">
            <button type="button" class="plain" onClick={onCancel}>
              {t('recovery.later')}
            </button>
            <button type="button" class="accent" onClick={onRetry}>
              {t('making.retry')}
            </button>
          </div>
        )}
      </div>
    </main>
  )
}
