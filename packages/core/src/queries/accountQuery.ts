import { readAccount } from '../actions/account/readAccount.js'
import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { KitError } from '../errors/KitError.js'
import type { Kit } from '../kit/Kit.js'
import type { AccountReads } from '../ports/DataSource.js'
import { retryCancelled } from './retryCancelled.js'

/**
 * The options of a query about one account. The query client is its cache: the
 * function asks the data source, and asks about the account of the key.
 */
export function accountQuery<name extends keyof AccountReads>(
  kit: Kit,
  account: NetworkAccount | undefined,
  about: { name: name; staleTime: number },
) {
  const { name, staleTime } = about
  return {
    queryKey: ['hasp', account && canonicalAccountId(account), name] as const,
    queryFn: async ({ isUrgent }: accountQuery.Context = {}) => {
      if (!account) throw new KitError('NO_ACTIVE_ACCOUNT')
      return await readAccount(kit, name, account, { isUrgent })
    },
    enabled: account !== undefined,
    staleTime,
    ...retryCancelled,
  }
}

export declare namespace accountQuery {
  /** What the query client says, and whether somebody pressed a button. */
  type Context = {
    readonly signal?: AbortSignal | undefined
    readonly isUrgent?: boolean | undefined
  }
}
