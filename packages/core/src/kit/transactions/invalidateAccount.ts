import {
  type AccountId,
  canonicalAccountId,
  formatAccountId,
} from '../../entities/account/accountId.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { TransactionStatus } from '../../entities/transfer/transaction.js'
import { movesFunds } from '../../entities/transfer/transactionState.js'
import { removeCachedAccount } from '../../storage/cached.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/**
 * Declares whatever is cached about an account outdated: what is stored, and
 * what queries of `@hasp/react` hold. The kit does so when a transaction that
 * it follows changes the account.
 *
 * @param accountId as CAIP-10; of EVM, in either case
 * @example
 * import { formatAccountId, invalidateAccount } from '@hasp/core'
 *
 * invalidateAccount(kit, formatAccountId('eip155:1', address))
 */
export function invalidateAccount(kit: Kit, accountId: AccountId): void {
  const outdated = canonicalAccountId(accountId)
  removeCachedAccount(kit[internals], outdated)
  kit[internals].stores.invalidations.setState(({ count }) => ({
    accountId: outdated,
    count: count + 1,
  }))
}

/** The same, where a transaction of the account came as far as to change it. */
export function invalidateSender(
  kit: Kit,
  about: { networkId: NetworkId; from: string; status: TransactionStatus },
): void {
  const { from, networkId, status } = about
  if (movesFunds(status))
    invalidateAccount(kit, formatAccountId(networkId, from))
}
