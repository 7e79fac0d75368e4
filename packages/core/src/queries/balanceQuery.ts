import { getBalance } from '../actions/account/getBalance.js'
import type { AccountId } from '../entities/accountId.js'
import type { Kit } from '../kit/Kit.js'
import { cacheLifetimes } from '../policies/cacheLifetimes.js'

/**
 * Query options for the account's native balance, in TanStack Query's shape.
 * @param accountId the account in use; undefined turns the query off
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @example const { data } = useQuery(balanceQuery(kit, accountId))
 */
export function balanceQuery(kit: Kit, accountId: AccountId | undefined) {
  return {
    queryKey: ['hasp', 'nativeBalance', accountId] as const,
    queryFn: () => getBalance(kit),
    enabled: accountId !== undefined,
    staleTime: cacheLifetimes.nativeBalances,
    retry: false as const,
  }
}
