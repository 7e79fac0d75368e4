/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Login } from '../../login/createLogin.js'
import type { OwnerOpening } from '../../signer/OwnerMessages.js'
import type { RecoveryAnswer } from '../../vault/createHalfAsker.js'
import { AnswerField } from '../AnswerField.js'
import type { Owner } from './createOwner.js'
import { ownerProblem } from './ownerProblem.js'
import type { OwnerTextKey, OwnerTexts } from './ownerTexts.js'

const answerWithinMs = 60_000

type Step =
  | { readonly name: 'begin' | 'code' }
  | { readonly name: 'secret'; readonly hasPasskey: boolean }

/**
 * The visitor proves to be the owner: by a code that is mailed now, then by
 * the recovery password or a passkey where the wallet has one.
 */
export function StepUp({
  canBegin = true,
  children,
  email,
  login,
  onProved,
  owner,
  texts: { t },
  title,
}: {
  /** What has to be done on the first step besides is done. */
  readonly canBegin?: boolean
  /** The first step: what will happen. */
  readonly children: ComponentChildren
  /** Of the mailbox that gets the code. */
  readonly email: string
  readonly login: Pick<Login, 'askAgain' | 'giveCode'>
  /** @returns what is in the way, if anything */
  readonly onProved: (opening: OwnerOpening) => Promise<string | undefined>
  readonly owner: Owner
  readonly texts: OwnerTexts
  readonly title: string
}) {
  const [step, setStep] = useState<Step>({ name: 'begin' })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)

  const goOn = (next: Step) => {
    setText('')
    setStep(next)
  }
  const prove = async (
    answer: RecoveryAnswer | undefined,
    signal: AbortSignal,
  ) => {
    const refusal = await onProved(await owner.prove(answer, signal))
    if (refusal) setProblem(refusal)
  }
  const take = async (passkey: boolean) => {
    const signal = AbortSignal.timeout(answerWithinMs)
    const about = { id: 'owner', signal }
    if (step.name === 'begin') {
      await login.askAgain(about)
      return goOn({ name: 'code' })
    }
    if (step.name === 'code') {
      await login.giveCode(text.trim(), about)
      const { hasPasskey, hasPassword } = await owner.ways(signal)
      if (hasPassword || hasPasskey) return goOn({ name: 'secret', hasPasskey })
      return await prove(undefined, signal)
    }
    await prove(
      passkey ? { type: 'passkey' } : { type: 'password', password: text },
      signal,
    )
  }
  const run = async (passkey = false) => {
    if (isWorking || (step.name === 'begin' && !canBegin)) return
    if (step.name !== 'begin' && !passkey && !text) return
    setIsWorking(true)
    setProblem(undefined)
    try {
      await take(passkey)
    } catch (error) {
      const said = ownerProblem(error)
      if (said === 'owner.codeExpired') goOn({ name: 'begin' })
      setProblem(t(said))
    } finally {
      setIsWorking(false)
    }
  }
  return (
    <main class="card">
      <header>
        <h1>{title}</h1>
        {step.name !== 'begin' && (
          <p id="why">
            {step.name === 'code'
              ? t('owner.codeSent', { email })
              : t('owner.passwordWhy')}
          </p>
        )}
      </header>
      <form
        class="content"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {step.name === 'begin' && children}
        {step.name !== 'begin' && (
          <AnswerField
            isWrong={problem !== undefined}
            kind={step.name === 'code' ? 'code' : 'password'}
            label={t(step.name === 'code' ? 'owner.code' : 'recovery.password')}
            onInput={setText}
            value={text}
            why="why"
          />
        )}
        <p role="alert" class="problem">
          {problem}
        </p>
        {step.name === 'code' && !problem && (
          <p class="note">
            {t('owner.lostMailbox')}{' '}
            <a href={`/lost-mailbox/${window.location.search}`}>
              {t('owner.lostLink')}
            </a>
          </p>
        )}
        {step.name === 'secret' && step.hasPasskey && (
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={() => void run(true)}
          >
            {t('recovery.usePasskey')}
          </button>
        )}
        <div class="buttons">
          <a class="plain" href={`/${window.location.search}`}>
            {t('owner.back')}
          </a>
          <button
            type="submit"
            class="accent"
            aria-disabled={isWorking || (step.name === 'begin' && !canBegin)}
          >
            {t(labelOf(step, isWorking))}
          </button>
        </div>
      </form>
    </main>
  )
}

function labelOf({ name }: Step, isWorking: boolean): OwnerTextKey {
  if (isWorking) return 'owner.working'
  return name === 'begin' ? 'owner.sendCode' : 'recovery.continue'
}
