import { cancelEmailLogin, resendCode, submitOtp } from '@hasp/core'
import { isKitError, type KitError } from '@hasp/core/errors'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useCodeForm } from './useCodeForm.js'
import { useHostedState } from './useHostedState.js'
import { useShowStep } from './useShowStep.js'

/** A login by e-mail that waits for its code. */
export function useEmailCode() {
  const kit = useKit()
  const { replace } = useKitModal()
  const { login } = useHostedState()
  const showStep = useShowStep('replace')
  const isAsked = login.step === 'code'
  const form = useCodeForm({
    resendAt: isAsked ? login.resendAt : 0,
    submit: (signal, otp) => submitOtp(kit, { otp, signal }),
    send: (signal) => resendCode(kit, { signal }),
    onStep: showStep,
    // A device whose code was right needs no other one.
    onSent: (step) => {
      if (step.action !== 'VERIFY_OTP') showStep(step)
    },
  })

  useEffect(() => {
    // After a reload, say: there is no code to give.
    if (login.step === 'none') replace({ view: 'EmailLogin' })
  }, [login.step, replace])

  return {
    ...form,
    email: 'email' in login ? login.email : '',
    triesLeft: isAsked ? login.triesLeft : 0,
    isResent: form.sent?.action === 'VERIFY_OTP',
    /** The code was right; what is missing is asked for by the wallet. */
    isCodeDone: needsRecovery(form.error),
    changeAddress() {
      cancelEmailLogin(kit)
      replace({ view: 'EmailLogin' })
    },
  }
}

function needsRecovery(error: KitError | undefined): boolean {
  return (
    isKitError(error, 'HOSTED_WALLET_ERROR') &&
    error.context.reason === 'recoveryNeeded'
  )
}
