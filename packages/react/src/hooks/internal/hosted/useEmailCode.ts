import { cancelEmailLogin, resendCode, submitOtp } from '@hasp/core'
import { isKitError, type KitError } from '@hasp/core/errors'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useSecondsUntil } from '../react/useSecondsUntil.js'
import { useHostedState } from './useHostedState.js'
import { useShowStep } from './useShowStep.js'

/** Digits of a code. */
export const codeLength = 6

/** A login by e-mail that waits for its code. */
export function useEmailCode() {
  const kit = useKit()
  const { replace } = useKitModal()
  const { login } = useHostedState()
  const showStep = useShowStep('replace')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const checking = useAction((signal, otp: string) =>
    submitOtp(kit, { otp, signal }),
  )
  const sending = useAction((signal) => resendCode(kit, { signal }))
  const isAsked = login.step === 'code'
  const resendAt = isAsked ? login.resendAt : 0
  const isChecking = checking.status === 'running'

  useEffect(() => {
    // After a reload, say: there is no code to give.
    if (login.step === 'none') replace({ view: 'EmailLogin' })
  }, [login.step, replace])

  const isFailed = checking.status === 'error'
  useEffect(() => {
    // The next digit takes the place of all that was wrong.
    if (isFailed) field.current?.select()
  }, [isFailed])

  const mistake = mistakeOf(checking.error)
  const failure = checking.error ?? sending.error
  const isSent = sending.data?.action === 'VERIFY_OTP'
  return {
    field,
    code,
    email: 'email' in login ? login.email : '',
    triesLeft: isAsked ? login.triesLeft : 0,
    mistake,
    /** What is no matter of the code. */
    error: mistake ? undefined : failure,
    isChecking,
    isSending: sending.status === 'running',
    isResent: isSent,
    /** The code was right; what is missing is asked for by the wallet. */
    isCodeDone: needsRecovery(failure),
    resendSeconds: useSecondsUntil(resendAt),
    async change(value: string) {
      setCode(value)
      if (value.length < codeLength || value === code) return
      const step = await checking.run(value)
      if (step) showStep(step)
    },
    async resend() {
      if (sending.status === 'running') return
      checking.reset()
      setCode('')
      field.current?.focus()
      const step = await sending.run()
      // A device whose code was right needs no other one.
      if (step && step.action !== 'VERIFY_OTP') showStep(step)
    },
    changeAddress() {
      cancelEmailLogin(kit)
      replace({ view: 'EmailLogin' })
    },
  }
}

function mistakeOf(error: KitError | undefined) {
  if (!isKitError(error, 'HOSTED_WALLET_ERROR')) return undefined
  const { reason } = error.context
  return reason === 'codeInvalid' || reason === 'codeExpired'
    ? reason
    : undefined
}

function needsRecovery(error: KitError | undefined): boolean {
  return (
    isKitError(error, 'HOSTED_WALLET_ERROR') &&
    error.context.reason === 'recoveryNeeded'
  )
}
