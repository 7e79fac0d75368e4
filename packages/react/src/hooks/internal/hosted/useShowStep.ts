import type { HostedStep } from '@hasp/core'
import { useContext, useEffect } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useLeaveConnected } from '../connecting/useLeaveConnected.js'
import { runLate } from '../modal/runLate.js'
import { useHostedState } from './useHostedState.js'

/** Leads to what a login by e-mail asks for next, or away once it is over. */
export function useShowStep(move: 'push' | 'replace') {
  const kit = useKit()
  const modal = useKitModal()
  const i18n = useContext(I18nContext)
  const { hosted } = useHostedState()
  const leave = useLeaveConnected({
    connectorId: hosted?.connectorId,
    isConnected: false,
  })
  // The wallet may show itself on the way.
  useEffect(
    () =>
      runLate(
        kit,
        import('../notifications/dressFrame.js'),
        ({ dressFrame }) => dressFrame(kit, i18n),
        'The wallet could not be told how to look',
      ),
    [kit, i18n],
  )
  return ({ action }: HostedStep) => {
    if (action === 'CONNECT') leave()
    if (action === 'VERIFY_OTP') modal[move]({ view: 'EmailVerifyOtp' })
    if (action === 'VERIFY_DEVICE') modal[move]({ view: 'EmailVerifyDevice' })
  }
}
