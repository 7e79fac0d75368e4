import {
  canonicalAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import { isSameAddress } from '../../entities/account/address.js'
import { namespaceOf } from '../../entities/network/networkId.js'

/** Whether one sign-in is for one network, or for all of a chain family. */
export type SignInScope = 'network' | 'account'

/** Whether a sign-in of one account is one of another. */
export function coversAccount(
  signedIn: NetworkAccount,
  account: NetworkAccount,
  scope: SignInScope,
): boolean {
  if (scope === 'network')
    return canonicalAccountId(signedIn) === canonicalAccountId(account)
  const namespace = namespaceOf(account.networkId)
  return (
    namespaceOf(signedIn.networkId) === namespace &&
    isSameAddress(namespace, signedIn.address, account.address)
  )
}
