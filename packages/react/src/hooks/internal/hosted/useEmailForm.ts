import { connectEmail, type HostedStep } from '@hasp/core'
import { isKitError } from '@hasp/core/errors'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitRoot } from '../modal/useKitRoot.js'
import { isEmailAddress } from './isEmailAddress.js'
import { useHostedState } from './useHostedState.js'

/** The form that starts a login by e-mail. */
export function useEmailForm(onStep: (step: HostedStep) => void) {
  const kit = useKit()
  const { prepare } = useKitRoot()
  const { hosted, login } = useHostedState()
  const [email, setEmail] = useState('email' in login ? login.email : '')
  const [isWrong, setWrong] = useState(false)
  const { error, run, status } = useAction((signal, address: string) =>
    connectEmail(kit, { email: address, signal }),
  )
  const isRefused =
    isKitError(error, 'HOSTED_WALLET_ERROR') &&
    error.context.reason === 'emailInvalid'
  return {
    email,
    isBusy: status === 'running',
    /** The address is none. */
    isWrong: isWrong || isRefused,
    error: isRefused ? undefined : error,
    change(value: string) {
      setEmail(value)
      setWrong(false)
    },
    /** Whoever comes here is likely to go on. */
    warmUp() {
      prepare('EmailVerifyOtp')
      hosted?.preload().catch(() => undefined)
    },
    async submit(event: FormEvent) {
      event.preventDefault()
      const address = email.trim()
      if (!isEmailAddress(address)) return setWrong(true)
      const step = await run(address)
      if (step) onStep(step)
    },
  }
}
