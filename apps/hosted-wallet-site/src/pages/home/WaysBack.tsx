/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { PasskeyError } from '../../passkey/PasskeyError.js'
import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'

/** What brings the wallet back on another device. */
export function WaysBack({
  addPasskey,
  passkeys,
  texts: { t },
}: {
  /** Undefined where this browser has no passkeys. */
  readonly addPasskey: (() => Promise<void>) | undefined
  readonly passkeys: number
  readonly texts: Texts
}) {
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<TextKey>()
  const add = async () => {
    if (isAdding || !addPasskey) return
    setAdding(true)
    setProblem(undefined)
    try {
      await addPasskey()
    } catch (error) {
      setProblem(
        error instanceof PasskeyError
          ? `passkey.${error.failure}`
          : 'home.failed',
      )
    }
    setAdding(false)
  }
  return (
    <section aria-labelledby="ways-back">
      <h2 id="ways-back">{t('home.ways')}</h2>
      <ul class="devices">
        <li>{t('home.password')}</li>
        {passkeys > 0 && (
          <li>{t('home.passkeys', { count: `${passkeys}` })}</li>
        )}
      </ul>
      <p class="note">
        {t(passkeys > 0 ? 'passkey.keepPassword' : 'passkey.why')}
      </p>
      {addPasskey && (
        <button
          type="button"
          class="plain"
          aria-disabled={isAdding}
          onClick={() => void add()}
        >
          {t(isAdding ? 'passkey.adding' : 'passkey.add')}
        </button>
      )}
      <p role="alert" class="problem">
        {problem && t(problem)}
      </p>
    </section>
  )
}
