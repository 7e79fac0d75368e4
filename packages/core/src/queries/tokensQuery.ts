import type { NetworkAccount } from '../entities/account/accountId.js'
import type { Kit } from '../kit/Kit.js'
import { cacheLifetimes } from '../policies/account/cacheLifetimes.js'
import { accountQuery } from './accountQuery.js'

/**
 * Query options for the tokens of an account, in TanStack Query's shape.
 * @param account network (CAIP-2) and address; undefined turns the query off
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @see ERC-20 `balanceOf` on EVM, `getTokenAccountsByOwner` on Solana
 * @example
 * import { tokensQuery } from '@hasp/core/queries'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const { data } = useQuery(tokensQuery(kit, { networkId, address }))
 */
export function tokensQuery(kit: Kit, account: NetworkAccount | undefined) {
  return accountQuery(kit, account, {
    name: 'getTokens',
    staleTime: cacheLifetimes.portfolios,
  })
}
