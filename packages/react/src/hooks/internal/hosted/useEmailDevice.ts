import { cancelEmailLogin, verifyDevice } from '@hasp/core'
import { useEffect } from 'react'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useHostedState } from './useHostedState.js'

/** A login by e-mail that waits until another device agrees to this one. */
export function useEmailDevice() {
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
