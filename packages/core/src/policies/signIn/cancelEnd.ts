// Specification 4, "On cancel".
import type { NetworkAccount } from '../../entities/account/accountId.js'
import { isSameAddress } from '../../entities/account/address.js'
import {
  type NetworkId,
  namespaceOf,
} from '../../entities/network/networkId.js'

/** Where a visitor ends up who does not sign in. */
export type CancelEnd =
  | { readonly type: 'staysConnected' }
  /** Back to where the account is signed in. */
  | { readonly type: 'switchesBack'; readonly networkId: NetworkId }
  | { readonly type: 'disconnects' }

/**
 * What becomes of a connection whose visitor does not sign in.
 * @param situation.accounts who is signed in, the latest last
 * @example
 * import { cancelEnd } from '@hasp/core/internal'
 *
 * const account = { networkId: 'eip155:1', address } as const
 * cancelEnd({ isRequired: true, account, accounts: [], networkIds: [] })
 * // { type: 'disconnects' }
 */
export function cancelEnd(situation: {
  readonly isRequired: boolean
  readonly account: NetworkAccount
  readonly accounts: readonly NetworkAccount[]
  /** Networks that the kit may switch to. */
  readonly networkIds: readonly NetworkId[]
}): CancelEnd {
  const { account, accounts, isRequired, networkIds } = situation
  if (!isRequired) return { type: 'staysConnected' }
  const namespace = namespaceOf(account.networkId)
  const latest = accounts.findLast(
    (one) =>
      one.networkId !== account.networkId &&
      networkIds.includes(one.networkId) &&
      namespaceOf(one.networkId) === namespace &&
      isSameAddress(namespace, one.address, account.address),
  )
  return latest
    ? { type: 'switchesBack', networkId: latest.networkId }
    : { type: 'disconnects' }
}
