import type { NetworkAccount } from '../entities/account/accountId.js'
import type { Kit } from '../kit/Kit.js'
import { cacheLifetimes } from '../policies/account/cacheLifetimes.js'
import { accountQuery } from './accountQuery.js'

/**
 * Query options for the native balance of an account, in TanStack Query's
 * shape.
 * @param account network (CAIP-2) and address; undefined turns the query off
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @see `eth_getBalance` on EVM, `getBalance` on Solana
 * @example
 * import { balanceQuery } from '@hasp/core/queries'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const { data } = useQuery(balanceQuery(kit, { networkId, address }))
 */
export function balanceQuery(kit: Kit, account: NetworkAccount | undefined) {
  return accountQuery(kit, account, {
    name: 'getBalance',
    staleTime: cacheLifetimes.nativeBalances,
  })
}
