import {
  startEmailUpdate,
  submitPrimaryOtp,
  submitSecondaryOtp,
} from '@hasp/core'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useCodeForm } from './useCodeForm.js'
import { useHostedState } from './useHostedState.js'

/** A change of the address that waits for the code of one mailbox. */
export function useEmailUpdateCode(step: 'primary' | 'secondary') {
  const kit = useKit()
  const { replace } = useKitModal()
  const { emailChange, user } = useHostedState()
  const isAsked = emailChange?.step === step
  const email = emailChange?.email ?? ''
  const form = useCodeForm({
    resendAt: isAsked ? emailChange.resendAt : 0,
    submit: async (signal, otp): Promise<unknown> =>
      step === 'primary'
        ? await submitPrimaryOtp(kit, { otp, signal })
        : await submitSecondaryOtp(kit, { otp, signal }),
    // The same address again is another code.
    send: (signal) => startEmailUpdate(kit, { email, signal }),
    onStep: () => undefined,
  })
  const startOver = () => replace({ view: 'UpdateEmailWallet' })

  const place = emailChange?.step
  useEffect(() => {
    // After a reload, say: there is no code to give.
    if (place === undefined) replace({ view: 'UpdateEmailWallet' })
    if (place === 'secondary' && step === 'primary')
      replace({ view: 'UpdateEmailSecondaryOtp' })
    if (place === 'primary' && step === 'secondary')
      replace({ view: 'UpdateEmailPrimaryOtp' })
  }, [place, replace, step])

  return {
    ...form,
    sentTo: (step === 'primary' ? user?.email : email) ?? '',
    triesLeft: isAsked ? emailChange.triesLeft : 0,
    isResent: form.sent !== undefined,
    startOver,
  }
}
