import type { NetworkAccount } from '@hasp/core'
import { isPlainName } from '@hasp/core/internal'
import { useIdentity } from './useIdentity.js'
import { useNameOffer } from './useNameOffer.js'

/**
 * What an account is called, be it in use or not.
 * @param kept what it was called some minutes ago
 * @param isOwner whether the account may be offered a name
 */
export function useNameLine(
  account: NetworkAccount,
  kept: string | undefined,
  isOwner: boolean,
): {
  readonly name: string | undefined
  readonly isUnusual: boolean
  /** It has none, and names are registered. */
  readonly isOffered: boolean
} {
  const { data } = useIdentity(account)
  const takeName = useNameOffer(isOwner ? data : undefined)
  const name = data ? data.name : kept
  return {
    name,
    isUnusual: name !== undefined && !isPlainName(name),
    isOffered: takeName !== undefined,
  }
}
