/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { writeMoment } from '../../screens/writeMoment.js'
import type { DeleteTexts } from './deleteTexts.js'

const dayMs = 24 * 3_600_000

/** A wallet is going to be deleted, and can be kept. */
export function WaitingScreen({
  deletedAfterMs,
  onKeep,
  texts: { language, t },
}: {
  /** Undefined where only the link of a mail is known. */
  readonly deletedAfterMs: number | undefined
  /** @returns whether there was anything to call off */
  readonly onKeep: () => Promise<boolean>
  readonly texts: DeleteTexts
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [state, setState] = useState<
    'asking' | 'working' | 'kept' | 'over' | 'failed'
  >('asking')
  const keep = async () => {
    if (state === 'working') return
    setState('working')
    try {
      setState((await onKeep()) ? 'kept' : 'over')
    } catch {
      setState('failed')
    }
  }
  const when = new Intl.RelativeTimeFormat(language).format(
    Math.ceil((deletedAfterMs ?? 0) / dayMs),
    'day',
  )
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {state === 'kept'
            ? t('delete.kept')
            : deletedAfterMs === undefined
              ? t('delete.link')
              : t('delete.askedFor', { when })}
        </h1>
        <p role="status">
          {state === 'kept' && t('delete.keptWhy')}
          {state === 'over' && t('delete.linkFailed')}
          {(state === 'asking' || state === 'working') &&
            (deletedAfterMs === undefined
              ? t('delete.linkWhy')
              : t('delete.askedForWhy', {
                  until: writeMoment(language, deletedAfterMs),
                }))}
        </p>
      </header>
      <p role="alert" class="problem">
        {state === 'failed' && t('owner.failed')}
      </p>
      <div class="buttons">
        <a class="plain" href={`/${window.location.search}`}>
          {t('owner.back')}
        </a>
        {state !== 'kept' && state !== 'over' && (
          <button
            type="button"
            class="accent"
            aria-disabled={state === 'working'}
            onClick={() => void keep()}
          >
            {t('delete.keep')}
          </button>
        )}
      </div>
    </main>
  )
}
