/** @jsxImportSource preact */
import { FrameError } from '@hasp/protocol/frame'
import { useRef, useState } from 'preact/hooks'
import type { LoggedIn, Passkey } from '../../login/createLogin.js'
import { PasskeyError } from '../../passkey/PasskeyError.js'
import { sayFrozen } from '../sayFrozen.js'
import type { HomeTexts } from './homeTexts.js'
import { PasskeyRow } from './PasskeyRow.js'

/** What brings the wallet back on another device. */
export function WaysBack({
  addPasskey,
  addPassword,
  hasPassword,
  mode,
  passkeys,
  removePasskey,
  texts,
}: {
  /** Undefined where this browser has no passkeys. */
  readonly addPasskey: (() => Promise<void>) | undefined
  /** Undefined where there is one. */
  readonly addPassword: (() => Promise<void>) | undefined
  readonly hasPassword: boolean
  readonly mode: LoggedIn['mode']
  readonly removePasskey: (recoveryId: string) => Promise<void>
  readonly passkeys: readonly Passkey[]
  readonly texts: HomeTexts
}) {
  const { t } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  const [working, setWorking] = useState<'adding' | 'removing'>()
  const [problem, setProblem] = useState<string>()
  const work = async (
    what: 'adding' | 'removing',
    run: () => Promise<void>,
  ) => {
    if (working) return
    setWorking(what)
    setProblem(undefined)
    try {
      await run()
    } catch (error) {
      setProblem(sayProblem(texts, error))
    }
    setWorking(undefined)
  }
  return (
    <section aria-labelledby="ways-back">
      <h2 id="ways-back" ref={heading} tabIndex={-1}>
        {t('home.ways')}
      </h2>
      <ul class="devices">
        {mode === 'assisted' && <li>{t('home.provider')}</li>}
        {hasPassword && <li>{t('home.password')}</li>}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.recoveryId}
            isWorking={working !== undefined}
            onRemove={() =>
              void work('removing', async () => {
                await removePasskey(passkey.recoveryId)
                heading.current?.focus()
              })
            }
            {...{ passkey, texts }}
          />
        ))}
      </ul>
      {addPasskey && (
        <p class="note">
          {t(
            passkeys.length > 0 && hasPassword
              ? 'passkey.keepPassword'
              : 'passkey.why',
          )}
        </p>
      )}
      {addPasskey && (
        <button
          type="button"
          class="plain"
          aria-disabled={working !== undefined}
          onClick={() => void work('adding', addPasskey)}
        >
          {t(working === 'adding' ? 'passkey.adding' : 'passkey.add')}
        </button>
      )}
      {addPassword && (
        <button
          type="button"
          class="plain"
          aria-disabled={working !== undefined}
          onClick={() => void work('adding', addPassword)}
        >
          {t('home.addPassword')}
        </button>
      )}
      <p role="alert" class="problem">
        {problem}
      </p>
    </section>
  )
}

function sayProblem(texts: HomeTexts, error: unknown): string {
  const { t } = texts
  if (error instanceof PasskeyError) return t(`passkey.${error.failure}`)
  return error instanceof FrameError && error.code === 'HELD'
    ? sayFrozen(texts, 'home.frozen', error.details.retryAfterMs ?? 0)
    : t('home.failed')
}
