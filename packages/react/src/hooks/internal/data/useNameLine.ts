import type { NetworkAccount } from '@hasp/core'
import { isPlainName } from '@hasp/core/internal'
import { useIdentity } from './useIdentity.js'
import { useKeptIdentity } from './useKeptIdentity.js'
import { useNameOffer } from './useNameOffer.js'

/**
 * What an account is called, be it in use or not; at first what is kept of it.
 * @param isOwner whether the account may be offered a name
 */
export function useNameLine(
  account: NetworkAccount,
  isOwner: boolean,
): {
  readonly name: string | undefined
  readonly isUnusual: boolean
  /** It has none, and names are registered. */
  readonly isOffered: boolean
} {
  const kept = useKeptIdentity(account)
  const { data = kept } = useIdentity(account)
  const takeName = useNameOffer(isOwner ? data : undefined)
  const name = data?.name
  return {
    name,
    isUnusual: name !== undefined && !isPlainName(name),
    isOffered: takeName !== undefined,
  }
}
