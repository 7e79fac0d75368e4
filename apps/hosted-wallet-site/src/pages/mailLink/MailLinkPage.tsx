/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { PageTexts, Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'

type Step = 'asking' | 'working' | 'done' | 'failed' | 'away'

/** What a page that a mail leads to says. */
export type MailLinkTextKey =
  | 'link.title'
  | 'link.why'
  | 'link.act'
  | 'link.done'
  | 'link.failed'
  | 'link.away'
  | 'link.home'

export type MailLinkTexts = PageTexts<MailLinkTextKey>

const explanations: Readonly<Record<Step, MailLinkTextKey>> = {
  asking: 'link.why',
  working: 'link.why',
  done: 'link.done',
  failed: 'link.failed',
  away: 'link.away',
}

/**
 * Does what the link of a mail is for, once the visitor says so. Opening the
 * page does nothing: programs that look at mail open every link of it.
 */
export function MailLinkPage({
  act,
  texts: { t },
  token,
}: {
  /** Resolves with whether it was done. */
  readonly act: (token: string) => Promise<boolean>
  readonly texts: Texts<TextKey | MailLinkTextKey>
  /** Of the link; undefined where it has none. */
  readonly token: string | undefined
}) {
  const [step, setStep] = useState<Step>(token ? 'asking' : 'failed')
  const press = async () => {
    if (!token || step === 'working') return
    setStep('working')
    // Without an answer nobody knows what has become of it.
    setStep(
      await act(token).then(
        (isDone) => (isDone ? 'done' : 'failed'),
        () => 'away',
      ),
    )
  }
  return (
    <main class="card">
      <header>
        <h1>{t('link.title')}</h1>
        <p role="status">{t(explanations[step])}</p>
      </header>
      {step === 'done' && (
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('link.home')}
          </a>
        </div>
      )}
      {step !== 'done' && token && (
        <div class="buttons">
          <button
            type="button"
            class="accent"
            aria-disabled={step === 'working'}
            onClick={() => void press()}
          >
            {t('link.act')}
          </button>
        </div>
      )}
    </main>
  )
}
