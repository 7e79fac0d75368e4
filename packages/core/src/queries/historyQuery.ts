import { getHistory } from '../actions/activity/getHistory.js'
import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import type { HistoryKind } from '../entities/activity/history.js'
import { KitError } from '../errors/KitError.js'
import type { Kit } from '../kit/Kit.js'
import { historyLifetimeMs } from '../policies/activity/historyLifetime.js'
import { retryCancelled } from './retryCancelled.js'

/**
 * Query options for a page of an account's history, in TanStack Query's shape:
 * each cursor is a query of its own.
 * @param account network (CAIP-2) and address; undefined turns the query off
 * @param page.cursor from the page before; the newest page unless given
 * @param page.kind entries of this kind alone
 * @returns its key, its function, and how long an answer stays fresh (ms)
 * @example
 * import { historyQuery } from '@hasp/core/queries'
 * import { useQuery } from '@tanstack/react-query'
 *
 * const { data } = useQuery(historyQuery(kit, { networkId, address }))
 */
export function historyQuery(
  kit: Kit,
  account: NetworkAccount | undefined,
  page: historyQuery.Page = {},
) {
  const { cursor = '', kind = '' } = page
  return {
    queryKey: [
      'hasp',
      account && canonicalAccountId(account),
      ...['getHistory', kind, cursor],
    ] as const,
    queryFn: async ({ signal }: { signal?: AbortSignal | undefined } = {}) => {
      if (!account) throw new KitError('NO_ACTIVE_ACCOUNT')
      return await getHistory(kit, { ...account, ...page, signal })
    },
    enabled: account !== undefined,
    staleTime: historyLifetimeMs,
    ...retryCancelled,
  }
}

export declare namespace historyQuery {
  type Page = {
    readonly cursor?: string | undefined
    readonly kind?: HistoryKind | undefined
  }
}
