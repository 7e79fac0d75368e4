/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn, Login } from '../../login/createLogin.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { OwnerOpening, ShownKey } from '../../signer/OwnerMessages.js'
import type { Owner } from '../owner/createOwner.js'
import { StepUp } from '../owner/StepUp.js'
import { sayFrozen } from '../sayFrozen.js'
import type { ExportTexts } from './exportTexts.js'
import { ReadyScreen } from './ReadyScreen.js'
import { ShownScreen } from './ShownScreen.js'

const shownForMs = 60_000

type Step =
  | { readonly name: 'prove' | 'hidden' }
  | {
      readonly name: 'ready'
      readonly opening: OwnerOpening
      readonly grant: string
      readonly readyAtMs: number
    }
  | {
      readonly name: 'shown'
      readonly key: ShownKey
      readonly hidesAtMs: number
    }

/**
 * Shows the words of a wallet to its owner, for a minute. They are nowhere in
 * the page before, and nowhere in it afterwards.
 */
export function ExportPage({
  environment,
  login,
  owner,
  service,
  texts,
  user: { email },
}: {
  readonly environment: PageEnvironment
  readonly login: Login
  readonly owner: Owner
  readonly service: ServiceClient
  readonly texts: ExportTexts
  readonly user: LoggedIn
}) {
  const { t } = texts
  const { after, now, window } = environment
  const [step, setStep] = useState<Step>({ name: 'prove' })
  const hide = useCallback(() => setStep({ name: 'hidden' }), [])
  const isShown = step.name === 'shown'
  useEffect(() => {
    if (!isShown) return
    const leaving = new AbortController()
    const { signal } = leaving
    const { document } = window
    // Out of sight it is not what the owner looks at any more.
    document.addEventListener('visibilitychange', hide, { signal })
    window.addEventListener('pagehide', hide, { signal })
    const stop = after(shownForMs, hide)
    return () => {
      stop()
      leaving.abort()
    }
  }, [after, hide, isShown, window])

  if (step.name === 'ready')
    return (
      <ReadyScreen
        {...{ environment, texts }}
        readyAtMs={step.readyAtMs}
        onShow={async () => {
          const { grant, opening } = step
          const { outcome } = await service.call('useExport', {
            grant,
            locale: texts.language,
          })
          if (outcome === 'ENDED') return setStep({ name: 'prove' })
          const key = await owner.showKey(opening)
          setStep({ name: 'shown', key, hidesAtMs: now() + shownForMs })
        }}
      />
    )
  if (step.name === 'shown')
    return (
      <ShownScreen
        {...{ environment, texts }}
        hidesAtMs={step.hidesAtMs}
        onHide={hide}
        shown={step.key}
      />
    )
  if (step.name === 'hidden')
    return (
      <main class="card">
        <header>
          <h1>{t('export.title')}</h1>
          <p role="status">{t('export.hidden')}</p>
        </header>
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('owner.back')}
          </a>
        </div>
      </main>
    )
  return (
    <StepUp
      {...{ email, login, owner, texts }}
      title={t('export.title')}
      onProved={async (opening) => {
        const granted = await service.call('startExport', {})
        switch (granted.outcome) {
          case 'CODE_NEEDED':
            return t('owner.codeExpired')
          case 'FROZEN':
            return sayFrozen(texts, 'owner.frozen', granted.frozenForMs)
          case 'REFUSED':
            return t('owner.refused')
          case 'TRY_LATER':
            return t('owner.tryLater')
          case 'GRANTED': {
            const readyAtMs = now() + granted.readyAfterMs
            const { grant } = granted
            setStep({ name: 'ready', grant, opening, readyAtMs })
            return undefined
          }
        }
      }}
    >
      <p>{t('export.why')}</p>
      <ul class="warnings">
        <li>{t('export.later')}</li>
        <li>{t('export.support')}</li>
      </ul>
    </StepUp>
  )
}
