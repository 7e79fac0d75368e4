import type { HostedStep } from '@hasp/core'
import { useKitModal } from '../../useKitModal.js'

/** Leads to what a login by e-mail asks for next. */
export function useShowStep(move: 'push' | 'replace') {
  const modal = useKitModal()
  return ({ action }: HostedStep) => {
    // A connection leads on by itself.
    if (action === 'VERIFY_OTP') modal[move]({ view: 'EmailVerifyOtp' })
    if (action === 'VERIFY_DEVICE') modal[move]({ view: 'EmailVerifyDevice' })
  }
}
