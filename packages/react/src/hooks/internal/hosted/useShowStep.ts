import type { HostedStep } from '@hasp/core'
import { useKitModal } from '../../useKitModal.js'
import { useLeaveConnected } from '../connecting/useLeaveConnected.js'
import { useDressedFrame } from './useDressedFrame.js'
import { useHostedState } from './useHostedState.js'

/** Leads to what a login by e-mail asks for next, or away once it is over. */
export function useShowStep(move: 'push' | 'replace') {
  const modal = useKitModal()
  const { hosted } = useHostedState()
  const leave = useLeaveConnected({
    connectorId: hosted?.connectorId,
    isConnected: false,
  })
  useDressedFrame()
  return ({ action }: HostedStep) => {
    if (action === 'CONNECT') leave()
    if (action === 'VERIFY_OTP') modal[move]({ view: 'EmailVerifyOtp' })
    if (action === 'VERIFY_DEVICE') modal[move]({ view: 'EmailVerifyDevice' })
  }
}
