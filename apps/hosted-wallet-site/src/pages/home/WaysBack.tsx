/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { Passkey } from '../../login/createLogin.js'
import { PasskeyError } from '../../passkey/PasskeyError.js'
import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { PasskeyRow } from './PasskeyRow.js'

/** What brings the wallet back on another device. */
export function WaysBack({
  addPasskey,
  passkeys,
  removePasskey,
  texts,
}: {
  /** Undefined where this browser has no passkeys. */
  readonly addPasskey: (() => Promise<void>) | undefined
  readonly removePasskey: (recoveryId: string) => Promise<void>
  readonly passkeys: readonly Passkey[]
  readonly texts: Texts
}) {
  const { t } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  const [working, setWorking] = useState<'adding' | 'removing'>()
  const [problem, setProblem] = useState<TextKey>()
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
      setProblem(
        error instanceof PasskeyError
          ? `passkey.${error.failure}`
          : 'home.failed',
      )
    }
    setWorking(undefined)
  }
  return (
    <section aria-labelledby="ways-back">
      <h2 id="ways-back" ref={heading} tabIndex={-1}>
        {t('home.ways')}
      </h2>
      <ul class="devices">
        <li>{t('home.password')}</li>
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
      <p class="note">
        {t(passkeys.length > 0 ? 'passkey.keepPassword' : 'passkey.why')}
      </p>
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
      <p role="alert" class="problem">
        {problem && t(problem)}
      </p>
    </section>
  )
}
