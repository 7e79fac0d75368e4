import { getTokens } from '../actions/account/getTokens.js'
import type { AccountId } from '../entities/accountId.js'
import type { Kit } from '../kit/Kit.js'
import { cacheLifetimes } from '../policies/cacheLifetimes.js'

/**
 * Query options for the account's tokens, in TanStack Query's shape.
 * @param accountId the account in use; undefined turns the query off
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @example const { data } = useQuery(tokensQuery(kit, accountId))
 */
export function tokensQuery(kit: Kit, accountId: AccountId | undefined) {
  return {
    queryKey: ['hasp', 'tokens', accountId] as const,
    queryFn: () => getTokens(kit),
    enabled: accountId !== undefined,
    staleTime: cacheLifetimes.portfolios,
    retry: false as const,
  }
}
