import { startEmailUpdate } from '@hasp/core'
import { isKitError, type KitError } from '@hasp/core/errors'
import { type FormEvent, useMemo, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useInternals } from '../modal/useInternals.js'
import { isEmailAddress } from './isEmailAddress.js'
import { useHostedState } from './useHostedState.js'
import { writeMoment } from './writeMoment.js'

const viewAfter = {
  VERIFY_PRIMARY_OTP: 'UpdateEmailPrimaryOtp',
  VERIFY_SECONDARY_OTP: 'UpdateEmailSecondaryOtp',
} as const

/** The form in which a visitor gives their wallet another address. */
export function useEmailUpdateForm() {
  const kit = useKit()
  const { back, history, push } = useKitModal()
  const { emailChange, user } = useHostedState()
  const current = user?.email ?? ''
  const begun = emailChange?.step === 'done' ? undefined : emailChange?.email
  const [email, setEmail] = useState(begun ?? current)
  const [isWrong, setWrong] = useState(false)
  const { error, run, status } = useAction((signal, address: string) =>
    startEmailUpdate(kit, { email: address, signal }),
  )
  const address = email.trim()
  const isSame = address.toLowerCase() === current.toLowerCase()
  const isRefused = findReason(error) === 'emailInvalid'
  const heldUntil = useHeldUntil(error)
  return {
    current,
    email,
    isSame,
    isBusy: status === 'running',
    /** The address is none. */
    isWrong: isWrong || isRefused,
    /** Until when this device has to wait. */
    heldUntil,
    error: isRefused || heldUntil !== undefined ? undefined : error,
    /** Absent where there is nothing to go back to. */
    cancel: history.length > 1 ? back : undefined,
    change(value: string) {
      setEmail(value)
      setWrong(false)
    },
    async submit(event: FormEvent) {
      event.preventDefault()
      if (isSame) return
      if (!isEmailAddress(address)) return setWrong(true)
      const step = await run(address)
      if (step) push({ view: viewAfter[step.action] })
    },
  }
}

function findReason(error: KitError | undefined) {
  return isKitError(error, 'HOSTED_WALLET_ERROR')
    ? error.context.reason
    : undefined
}

/** The end of the wait that a device's return has brought with it. */
function useHeldUntil(error: KitError | undefined): string | undefined {
  const { clock } = useInternals().environment
  const { locale } = useLocale()
  const until = useMemo(
    () =>
      isKitError(error, 'HOSTED_WALLET_ERROR') &&
      error.context.reason === 'held' &&
      error.context.retryAfterMs !== undefined
        ? clock.now() + error.context.retryAfterMs
        : undefined,
    [clock, error],
  )
  return until === undefined ? undefined : writeMoment(locale, until)
}
