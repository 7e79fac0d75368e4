import { type AccountId, canonicalAccountId } from '../entities/accountId.js'
import { removeCachedAccount } from '../storage/cached.js'
import type { Kit } from './Kit.js'

/**
 * Declares whatever is cached about an account outdated. The kit does so when
 * a transaction that it follows changes the account.
 *
 * @param accountId as CAIP-10; of EVM, in either case
 * @example
 * invalidateAccount(kit, formatAccountId('eip155:1', address))
 */
export function invalidateAccount(kit: Kit, accountId: AccountId): void {
  removeCachedAccount(kit, canonicalAccountId(accountId))
}
