import { cancelEmailLogin, verifyDevice } from '@hasp/core'
import { useEffect } from 'react'
import { useHostedState } from '../../hooks/internal/hosted/useHostedState.js'
import { useAction } from '../../hooks/useAction.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitModal } from '../../hooks/useKitModal.js'

/** What the view EmailVerifyDevice knows and does. */
export function useEmailVerifyDeviceView() {
  const kit = useKit()
  const { replace } = useKitModal()
  const { hosted, login } = useHostedState()
  const { error, run, status } = useAction((signal) =>
    verifyDevice(kit, { signal }),
  )
  const isNone = login.step === 'none'

  useEffect(() => {
    if (isNone) replace({ view: 'EmailLogin' })
    else void run()
  }, [isNone, replace, run])

  return {
    deviceCode: login.step === 'device' ? login.deviceCode : '',
    origin: hosted?.origin ?? '',
    isWaiting: status === 'running',
    error,
    wait: () => void run(),
    changeAddress() {
      cancelEmailLogin(kit)
      replace({ view: 'EmailLogin' })
    },
  }
}
