import { navigate } from '@hasp/core'
import { isKitError, type KitError } from '@hasp/core/errors'
import type { FormEvent } from 'react'
import { shortenAddress } from '../../../addresses/shortenAddress.js'
import { useNameRegistration } from '../../data/useNameRegistration.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useKitRoute } from '../../useKitRoute.js'
import { useActiveAccount } from './useActiveAccount.js'

/** What the view RegisterAccountName knows and does. */
export function useNameForm() {
  const kit = useKit()
  const { push, remember } = useKitModal()
  const route = useKitRoute('RegisterAccountName')
  const account = useActiveAccount()
  const registration = useNameRegistration(route?.text)
  const { error, phase, searchError } = registration
  const keep = (text: string) =>
    remember({ view: 'RegisterAccountName', parameters: { text } })
  const isOff =
    !account?.networkId.startsWith('eip155:') ||
    [error, searchError].some(isUnsupported)
  return {
    ...registration,
    /** Nobody registers names for the account. */
    isOff,
    isBusy: phase !== 'editing' && phase !== 'taken',
    shortAddress: account && shortenAddress(account.address),
    reason: reasonOf(error),
    change(text: string) {
      registration.set(text)
      keep(text)
    },
    choose(name: string) {
      registration.choose(name)
      keep(name)
    },
    async submit(event: FormEvent) {
      event.preventDefault()
      const taken = await registration.take()
      if (!taken) return
      // Whatever led here, Back leads to the account.
      navigate(kit, { type: 'reset', route: { view: 'Account' } })
      push({ view: 'RegisterAccountNameSuccess', parameters: taken })
    },
  }
}

function isUnsupported(error: KitError | undefined): boolean {
  return (
    isKitError(error, 'NAME_UNRESOLVED') &&
    error.context.problem === 'unsupported'
  )
}

/** The registry's own words. */
function reasonOf(error: KitError | undefined): string | undefined {
  return isKitError(error, 'NAME_UNRESOLVED') ? error.context.reason : undefined
}
