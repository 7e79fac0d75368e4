/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'

type Step = 'asking' | 'working' | 'done' | 'failed'

const explanations: Readonly<Record<Step, TextKey>> = {
  asking: 'notMe.why',
  working: 'notMe.why',
  done: 'notMe.done',
  failed: 'notMe.failed',
}

/**
 * Ends a sign-in that somebody else began. Opening the page does nothing:
 * programs that look at mail open every link of it.
 */
export function NotMePage({
  service,
  texts: { t },
  token,
}: {
  readonly service: ServiceClient
  readonly texts: Texts
  /** Of the link; undefined where it has none. */
  readonly token: string | undefined
}) {
  const [step, setStep] = useState<Step>(token ? 'asking' : 'failed')
  const deny = async () => {
    if (!token || step === 'working') return
    setStep('working')
    try {
      await service.call('denySignIn', { token })
      setStep('done')
    } catch {
      setStep('failed')
    }
  }
  return (
    <main class="card">
      <header>
        <h1>{t('notMe.title')}</h1>
        <p role="status">{t(explanations[step])}</p>
      </header>
      {step !== 'done' && token && (
        <div class="buttons">
          <button
            type="button"
            class="accent"
            aria-disabled={step === 'working'}
            onClick={() => void deny()}
          >
            {t('notMe.deny')}
          </button>
        </div>
      )}
    </main>
  )
}
