import { isPlainName } from '@hasp/core/internal'
import { useName } from '../../data/useName.js'
import { useDismissedNameOffer } from './useDismissedNameOffer.js'
import { useNameOffer } from './useNameOffer.js'

/** What the account in use is called, or the way to a name. */
export function useAccountName() {
  const { data: identity } = useName()
  const { dismiss, isDismissed } = useDismissedNameOffer()
  const name = identity?.name
  return {
    name,
    avatarUrl: identity?.avatarUrl,
    isUnusual: name !== undefined && !isPlainName(name),
    isDismissed,
    /** Where names are registered, the account has none and may want one. */
    takeName: useNameOffer(isDismissed ? undefined : identity),
    dismiss,
  }
}
