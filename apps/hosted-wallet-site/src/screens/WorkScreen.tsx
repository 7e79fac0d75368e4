/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import type { Texts } from '../texts/createTexts.js'

/** The visitor's device works for a code; it takes a few seconds. */
export function WorkScreen({
  onCancel,
  progress,
  texts: { t },
}: {
  /** From 0 to 1. */
  readonly progress: number
  readonly texts: Texts
  readonly onCancel: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('work.title')}
        </h1>
        <p>{t('work.why')}</p>
      </header>
      <div class="content">
        <progress aria-label={t('work.title')} value={progress} />
        <div class="buttons">
          <button type="button" class="plain" onClick={onCancel}>
            {t('work.cancel')}
          </button>
        </div>
      </div>
    </main>
  )
}
