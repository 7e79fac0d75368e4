/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageEnvironment } from '../../PageEnvironment.js'
import type { ShownKey } from '../../signer/OwnerMessages.js'
import { useSecondsLeft } from '../owner/useSecondsLeft.js'
import type { ExportTexts } from './exportTexts.js'

/** The words, and on demand the private keys in their place. */
export function ShownScreen({
  environment,
  hidesAtMs,
  onHide,
  shown: { privateKeys, words },
  texts: { t },
}: {
  readonly environment: PageEnvironment
  readonly hidesAtMs: number
  readonly onHide: () => void
  readonly shown: ShownKey
  readonly texts: ExportTexts
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [areKeysWanted, setAreKeysWanted] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const seconds = useSecondsLeft(environment, hidesAtMs)
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('export.words')}
        </h1>
        <p class="danger">{t('export.later')}</p>
      </header>
      <section class="content">
        {areKeysWanted ? (
          <dl class="slip">
            {(['eip155', 'solana'] as const).map((namespace) => (
              <div key={namespace}>
                <dt>{t(`export.${namespace}`)}</dt>
                <dd dir="ltr">
                  <code>{privateKeys[namespace]}</code>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <ol
            class="words"
            dir="ltr"
            lang="en"
            aria-label={t('export.wordsShown')}
          >
            {words.split(' ').map((word, index) => (
              <li key={`${index} ${word}`}>{word}</li>
            ))}
          </ol>
        )}
        {areKeysWanted ? (
          <p class="note">{t('export.keysWhy')}</p>
        ) : (
          <button
            type="button"
            class="plain"
            onClick={() => setAreKeysWanted(true)}
          >
            {t('export.keys')}
          </button>
        )}
      </section>
      <p class="note" role="timer">
        {t('export.hidesIn', { seconds })}
      </p>
      <div class="buttons">
        <button type="button" class="accent" onClick={onHide}>
          {t('export.hide')}
        </button>
      </div>
    </main>
  )
}
