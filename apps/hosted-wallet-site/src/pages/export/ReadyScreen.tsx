/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { ownerProblem } from '../owner/ownerProblem.js'
import type { OwnerTextKey } from '../owner/ownerTexts.js'
import { useSecondsLeft } from '../owner/useSecondsLeft.js'
import { randomBytes } from '../randomBytes.js'
import type { ExportTexts } from './exportTexts.js'

/** A moment to think, and a word to type: nobody gets here by clicking on. */
export function ReadyScreen({
  environment,
  onShow,
  readyAtMs,
  texts: { t },
}: {
  readonly environment: PageEnvironment
  readonly onShow: () => Promise<void>
  readonly readyAtMs: number
  readonly texts: ExportTexts
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [word] = useState(() => oneOf(t('export.typeWords').split(' ')))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<OwnerTextKey>()
  const [isWorking, setIsWorking] = useState(false)
  const secondsLeft = useSecondsLeft(environment, readyAtMs)
  const isTyped = text.trim().toLowerCase() === word
  const canShow = isTyped && secondsLeft === 0 && !isWorking
  const show = async () => {
    if (!canShow) return
    setIsWorking(true)
    setProblem(undefined)
    await onShow().catch((error: unknown) => {
      setProblem(ownerProblem(error))
      setIsWorking(false)
    })
  }
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('export.words')}
        </h1>
        <p>{t('export.why')}</p>
      </header>
      <form
        class="content"
        onSubmit={(event) => {
          event.preventDefault()
          void show()
        }}
      >
        <ul class="warnings">
          <li>{t('export.alone')}</li>
          <li>{t('export.paper')}</li>
          <li>{t('export.later')}</li>
          <li>{t('export.support')}</li>
        </ul>
        <div class="field">
          <label htmlFor="word">{t('export.type', { word })}</label>
          <input
            id="word"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <p class="note" role="status">
          {secondsLeft === 0
            ? t('export.ready')
            : t('export.readyIn', { seconds: Math.ceil(secondsLeft / 5) * 5 })}
        </p>
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('owner.back')}
          </a>
          <button type="submit" class="accent" aria-disabled={!canShow}>
            {t('export.show')}
          </button>
        </div>
      </form>
    </main>
  )
}

function oneOf(words: readonly string[]): string {
  const [byte = 0] = randomBytes(1)
  return words[byte % words.length] ?? ''
}
