/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { LoggedIn, Login } from '../../login/createLogin.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { Owner } from '../owner/createOwner.js'
import { StepUp } from '../owner/StepUp.js'
import { sayFrozen } from '../sayFrozen.js'
import type { DeleteTexts } from './deleteTexts.js'
import { WaitingScreen } from './WaitingScreen.js'

type Step =
  | { readonly name: 'reading' | 'asking' }
  | { readonly name: 'waiting'; readonly deletedAfterMs: number }

/** Has a wallet deleted, or keeps one that is going to be. */
export function DeletePage({
  login,
  owner,
  service,
  texts,
  user: { email },
}: {
  readonly login: Login
  readonly owner: Owner
  readonly service: ServiceClient
  readonly texts: DeleteTexts
  readonly user: LoggedIn
}) {
  const { t } = texts
  const [step, setStep] = useState<Step>({ name: 'reading' })
  const [typed, setTyped] = useState('')
  useEffect(() => {
    service.call('readDeletion', {}).then(
      ({ deletedAfterMs }) =>
        setStep(
          deletedAfterMs === undefined
            ? { name: 'asking' }
            : { name: 'waiting', deletedAfterMs },
        ),
      () => setStep({ name: 'asking' }),
    )
  }, [service])
  if (step.name === 'reading')
    return (
      <main class="card" aria-busy="true">
        <h1>{t('delete.title')}</h1>
      </main>
    )
  if (step.name === 'waiting')
    return (
      <WaitingScreen
        texts={texts}
        deletedAfterMs={step.deletedAfterMs}
        onKeep={async () => {
          const { isCancelled } = await service.call('cancelDeletion', {
            locale: texts.language,
          })
          return isCancelled
        }}
      />
    )
  return (
    <StepUp
      {...{ email, login, owner, texts }}
      title={t('delete.title')}
      canBegin={typed.trim().toLowerCase() === email.toLowerCase()}
      onProved={async (opening) => {
        const asked = await service.call('requestDeletion', {
          ...(await owner.signDeletion(opening)),
          locale: texts.language,
        })
        switch (asked.outcome) {
          case 'CODE_NEEDED':
            return t('owner.codeExpired')
          case 'FROZEN':
            return sayFrozen(texts, 'owner.frozen', asked.frozenForMs)
          case 'REFUSED':
            return t('owner.refused')
          case 'WAITING':
            setStep({ name: 'waiting', deletedAfterMs: asked.deletedAfterMs })
            return undefined
        }
      }}
    >
      <p>{t('delete.wait')}</p>
      <ul class="warnings">
        <li>{t('delete.gone')}</li>
        <li>{t('delete.stays')}</li>
        <li>{t('delete.staysRecord')}</li>
      </ul>
      <p>
        <a href={`/export/${window.location.search}`}>{t('delete.export')}</a>
      </p>
      <div class="field">
        <label htmlFor="typed">{t('delete.type')}</label>
        <input
          id="typed"
          dir="ltr"
          inputMode="email"
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
    </StepUp>
  )
}
