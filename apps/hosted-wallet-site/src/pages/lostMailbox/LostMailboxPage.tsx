/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { PasskeyError } from '../../passkey/PasskeyError.js'
import { writeMoment } from '../../screens/writeMoment.js'
import { AnswerField } from '../AnswerField.js'
import { sayFrozen } from '../sayFrozen.js'
import type { Move, MoveAnswer, Proved } from './createMove.js'
import type { LostMailboxTexts } from './lostMailboxTexts.js'

type Step =
  | { readonly name: 'from' }
  | { readonly name: 'to'; readonly from: string }
  | { readonly name: 'proof' | 'code'; readonly to: string }
  | {
      readonly name: 'waiting'
      readonly to: string
      readonly movedAfterMs: number
    }

/** What came of a step: another one, or what is in the way. */
type Taken = Step | { readonly problem: string; readonly step?: Step }

const mostWaitMs = 2 * 60_000
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const fieldOf = {
  from: 'email',
  to: 'email',
  proof: 'password',
  code: 'code',
} as const

/** A wallet gets another address by what its owner has, seven days later. */
export function LostMailboxPage({
  hasPasskeys,
  move,
  texts,
}: {
  readonly hasPasskeys: boolean
  readonly move: Move
  readonly texts: LostMailboxTexts
}) {
  const { t } = texts
  const [step, setStep] = useState<Step>({ name: 'from' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isResent, setIsResent] = useState(false)
  const [isWorking, setIsWorking] = useState(false)

  const work = async (run: (signal: AbortSignal) => Promise<Taken>) => {
    if (isWorking) return
    setIsWorking(true)
    setProblem(undefined)
    setIsResent(false)
    try {
      const taken = await run(AbortSignal.timeout(mostWaitMs))
      if ('problem' in taken) setProblem(taken.problem)
      const next = 'problem' in taken ? taken.step : taken
      if (next) {
        setStep(next)
        setText('')
      }
      // The same step once more: another code is on its way.
      if (!('problem' in taken) && taken.name === step.name) setIsResent(true)
    } catch (error) {
      setProblem(
        t(
          error instanceof PasskeyError
            ? `passkey.${error.failure}`
            : 'lost.failed',
        ),
      )
    } finally {
      setIsWorking(false)
    }
  }
  const read = (reply: Proved, to: string): Taken => {
    switch (reply.outcome) {
      case 'SENT':
        return { name: 'code', to }
      case 'WRONG':
        return { problem: t('lost.wrong') }
      case 'UNCHANGED':
        return { problem: t('lost.same'), step: { name: 'from' } }
      default:
        return readObstacle(texts, reply, to)
    }
  }
  const prove = (to: string, answer: MoveAnswer) =>
    work(async (signal) => read(await move.prove(to, answer, signal), to))
  const takeAddress = (given: string) =>
    work(async (signal) => {
      if (!addressPattern.test(given)) return { problem: t('lost.noAddress') }
      if (step.name === 'from') return { name: 'to', from: given }
      if (step.name !== 'to') return step
      const refusal = await move.ask(step.from, signal)
      return refusal
        ? { problem: later(texts, refusal) }
        : { name: 'proof', to: given }
    })
  const confirm = (to: string, code: string) =>
    work(async (signal) => {
      const reply = await move.confirm(code, signal)
      if (reply.outcome === 'CODE_INVALID')
        return { problem: t('lost.codeInvalid') }
      if (reply.outcome === 'TAKEN')
        return { problem: t('lost.taken'), step: { name: 'from' } }
      return readObstacle(texts, reply, to)
    })
  const go = () => {
    if (!text) return
    if (step.name === 'proof')
      void prove(step.to, { type: 'password', password: text })
    else if (step.name === 'code') void confirm(step.to, text.trim())
    else void takeAddress(text.trim())
  }
  if (step.name === 'waiting') return <Waiting {...{ step, texts }} />
  return (
    <main class="card">
      <header>
        <h1>{t('lost.title')}</h1>
        <p id="why">
          {t(`lost.${step.name}Why`, {
            email: step.name === 'code' ? step.to : '',
          })}
        </p>
      </header>
      <form
        class="content"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        {step.name === 'from' && (
          <ul class="warnings">
            <li>{t('lost.needsWay')}</li>
            <li>{t('lost.needsTime')}</li>
            <li>{t('lost.elsewhere')}</li>
          </ul>
        )}
        <AnswerField
          key={step.name}
          isWrong={problem !== undefined}
          kind={fieldOf[step.name]}
          label={t(`lost.${step.name}`)}
          onInput={setText}
          takesFocus={step.name !== 'from'}
          value={text}
          why="why"
        />
        <p role="alert" class="problem">
          {problem}
        </p>
        <p role="status">{isResent && t('lost.resent')}</p>
        {step.name === 'proof' && hasPasskeys && (
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={() => void prove(step.to, { type: 'passkey' })}
          >
            {t('recovery.usePasskey')}
          </button>
        )}
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('lost.back')}
          </a>
          <button type="submit" class="accent" aria-disabled={isWorking}>
            {t(isWorking ? 'lost.working' : 'recovery.continue')}
          </button>
        </div>
        {step.name === 'code' && (
          <div class="buttons">
            <button
              type="button"
              class="plain"
              aria-disabled={isWorking}
              onClick={() =>
                void work(async (signal) =>
                  read(await move.proveAgain(signal), step.to),
                )
              }
            >
              {t('lost.again')}
            </button>
          </div>
        )}
      </form>
    </main>
  )
}

function Waiting({
  step: { movedAfterMs, to },
  texts: { language, t },
}: {
  readonly step: Extract<Step, { name: 'waiting' }>
  readonly texts: LostMailboxTexts
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('lost.waiting')}
        </h1>
        <p role="status">
          {t('lost.waitingWhy', {
            email: to,
            when: writeMoment(language, movedAfterMs),
          })}
        </p>
      </header>
      <section class="content">
        <p class="note">{t('lost.waitingTold')}</p>
        <p class="note">{t('lost.waitingThen')}</p>
      </section>
    </main>
  )
}

type Obstacle = Extract<
  Proved,
  { outcome: 'WAITING' | 'FROZEN' | 'DELETING' | 'ENDED' | 'TRY_LATER' }
>

function readObstacle(
  texts: LostMailboxTexts,
  reply: Obstacle,
  to: string,
): Taken {
  switch (reply.outcome) {
    case 'WAITING':
      return { name: 'waiting', to, movedAfterMs: reply.movedAfterMs }
    case 'FROZEN':
      return { problem: sayFrozen(texts, 'lost.frozen', reply.frozenForMs) }
    case 'DELETING':
      return {
        problem: sayFrozen(texts, 'lost.deleting', reply.deletedAfterMs),
      }
    case 'ENDED':
      return { problem: texts.t('lost.ended'), step: { name: 'from' } }
    case 'TRY_LATER':
      return { problem: later(texts, reply) }
  }
}

const later = (
  texts: LostMailboxTexts,
  { retryAfterMs }: { readonly retryAfterMs: number },
) => sayFrozen(texts, 'lost.tryLater', retryAfterMs)
