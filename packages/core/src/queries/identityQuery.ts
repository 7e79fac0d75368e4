import { getIdentity } from '../actions/name/getIdentity.js'
import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { KitError } from '../errors/KitError.js'
import type { Kit } from '../kit/Kit.js'
import { cacheLifetimes } from '../policies/account/cacheLifetimes.js'
import { retryCancelled } from './retryCancelled.js'

/**
 * Query options for what an account is called, in TanStack Query's shape. A
 * transaction of the account leaves its name as it is.
 * @param account network (CAIP-2) and address; undefined turns the query off
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @see ENSIP-19
 * @example
 * import { identityQuery } from '@hasp/core/queries'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const { data } = useQuery(identityQuery(kit, { networkId, address }))
 */
export function identityQuery(kit: Kit, account: NetworkAccount | undefined) {
  return {
    queryKey: [
      ...['hasp', 'getIdentity'],
      account && canonicalAccountId(account),
    ] as const,
    queryFn: async () => {
      if (!account) throw new KitError('NO_ACTIVE_ACCOUNT')
      return await getIdentity(kit, { ...account, isFresh: true })
    },
    enabled: account !== undefined,
    staleTime: cacheLifetimes.identities,
    ...retryCancelled,
  }
}
