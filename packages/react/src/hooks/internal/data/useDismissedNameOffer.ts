import { internals } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useStoredValue } from './useStoredValue.js'

/** Who has dismissed more has other accounts by now. */
const mostAccounts = 100

/** Whether the account in use is not to be offered a name any more. */
export function useDismissedNameOffer(): {
  readonly isDismissed: boolean
  readonly dismiss: () => void
} {
  const { storage } = useKit()[internals]
  // Whatever the network: a name is an account's on all of them.
  const address = useActiveAccount()?.address.toLowerCase()
  const [known, write] = useStoredValue('dismissedNameOffers')
  // At once: what was dismissed is not drawn first.
  const dismissed = known ?? storage.get('dismissedNameOffers') ?? []
  return {
    isDismissed: address !== undefined && dismissed.includes(address),
    dismiss() {
      if (address === undefined) return
      // Another tab may have written since this one drew.
      const others = (storage.get('dismissedNameOffers') ?? []).filter(
        (one) => one !== address,
      )
      write([...others, address].slice(-mostAccounts))
    },
  }
}
