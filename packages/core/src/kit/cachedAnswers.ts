import {
  canonicalAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import { isSameAddress } from '../entities/account/address.js'
import type { AccountAnswers } from '../ports/DataSource.js'
import type { Identity } from '../ports/NameSource.js'
import {
  type CachedValue,
  type CacheName,
  readCached,
  writeCached,
} from '../storage/cached.js'
import { fromTokenRecord, toTokenRecord } from '../storage/tokenRecord.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/** What is kept of an account between visits, by who asks for it. */
export type KeptAnswers = AccountAnswers & { readonly getIdentity: Identity }

type CachedRecords = {
  getBalance: CachedValue<'nativeBalances'>
  getIdentity: CachedValue<'identities'>
  getTokens: CachedValue<'portfolios'>
}

/** Where the answers of a read are stored, and in which form. */
type AnswerCache<name extends keyof KeptAnswers> = {
  readonly name: CacheName
  readonly toRecord: (answer: KeptAnswers[name]) => CachedRecords[name]
  /** @throws when what is stored makes no sense */
  readonly fromRecord: (record: CachedRecords[name]) => KeptAnswers[name]
}

const mostTokens = 100

const caches: { [name in keyof KeptAnswers]: AnswerCache<name> } = {
  getBalance: {
    name: 'nativeBalances',
    toRecord: (balance) => ({ ...balance, value: `${balance.value}` }),
    fromRecord: (record) => ({ ...record, value: BigInt(record.value) }),
  },
  getIdentity: {
    name: 'identities',
    // JSON leaves out what is absent.
    toRecord: (identity) => identity as CachedRecords['getIdentity'],
    fromRecord: (record) => record,
  },
  getTokens: {
    name: 'portfolios',
    // A key may hold no more; the first are worth most.
    toRecord: (tokens) =>
      tokens
        .slice(0, mostTokens)
        .map((token) =>
          toTokenRecord(
            tokens[mostTokens] ? { ...token, told: 'partial' } : token,
          ),
        ),
    fromRecord: (records) => records.map(fromTokenRecord),
  },
}

/** A stored answer of a read. */
export type CachedAnswer<name extends keyof KeptAnswers> = {
  readonly answer: KeptAnswers[name]
  /** In milliseconds since the epoch; of a part of an answer 0: it is outdated. */
  readonly answeredAt: number
}

/**
 * The stored answer about an account, until its lifetime is over: what a cache
 * of one's own may begin with.
 * @param read the name of the read, as in `DataSource`
 * @returns the answer and when it was given; undefined without one
 * @example
 * import { findCachedAnswer } from '@hasp/core/internal'
 *
 * const cached = findCachedAnswer(kit, 'getBalance', { networkId, address })
 */
export function findCachedAnswer<name extends keyof KeptAnswers>(
  kit: Kit,
  read: name,
  account: NetworkAccount,
): CachedAnswer<name> | undefined {
  const cache: AnswerCache<name> = caches[read]
  const entry = readCached(
    kit[internals],
    cache.name,
    canonicalAccountId(account),
  )
  if (!entry) return undefined
  try {
    const answer = cache.fromRecord(entry.value as CachedRecords[name])
    const isPart = Array.isArray(answer) && answer.length === mostTokens
    return { answer, answeredAt: isPart ? 0 : entry.writtenAt }
  } catch {
    // It is not an answer.
    return undefined
  }
}

/**
 * Stores an answer about an account that is connected now. Nothing stays on
 * the device of accounts that were disconnected meanwhile, or that are not the
 * visitor's.
 * @param read the name of the read, as in `DataSource`
 * @example
 * import { cacheAnswer } from '@hasp/core/internal'
 *
 * const balance = { value: 25n, decimals: 18, symbol: 'ETH' }
 * cacheAnswer(kit, 'getBalance', { networkId, address }, balance)
 */
export function cacheAnswer<name extends keyof KeptAnswers>(
  kit: Kit,
  read: name,
  account: NetworkAccount,
  answer: KeptAnswers[name],
): void {
  if (!isConnectedAccount(kit, account)) return
  const cache: AnswerCache<name> = caches[read]
  writeCached(
    kit[internals],
    cache.name,
    canonicalAccountId(account),
    cache.toRecord(answer),
  )
}

function isConnectedAccount(
  kit: Kit,
  { address, networkId }: NetworkAccount,
): boolean {
  return [...kit.stores.connections.getState().byId.values()].some(
    (connection) =>
      connection.status === 'connected' &&
      networkId.startsWith(`${connection.namespace}:`) &&
      connection.accounts.some((account) =>
        isSameAddress(connection.namespace, account.address, address),
      ),
  )
}
