import {
  canonicalAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import type {
  HistoryKind,
  HistoryPage,
} from '../../entities/activity/history.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { hasHistory } from './hasHistory.js'

/** The source has a deadline of its own, and its code has to come first. */
const answerLimitMs = 15_000

/**
 * A page of what an account did and what was done to it, newest first, as the
 * data source of the kit knows it. Equal questions share one request.
 *
 * @param parameters.networkId a configured network of `eip155`, as CAIP-2
 * @param parameters.address the account, connected or not
 * @param parameters.cursor from the page before; the newest page unless given
 * @param parameters.kind entries of this kind alone
 * @param parameters.limit how many entries at most, up to 100
 * @param parameters.signal ends the waiting
 * @returns entries with amounts in base units, what may be missing, and the
 * cursor of the next page
 * @throws `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN` where
 * nobody knows it, `TRANSACTIONS_UNAVAILABLE`, `TIMED_OUT`, `CANCELLED`
 * @example
 * import { getActiveAccount, getHistory } from '@hasp/core'
 *
 * const { cursor, entries } = await getHistory(kit, getActiveAccount(kit))
 */
export async function getHistory(
  kit: Kit,
  { signal, ...question }: getHistory.Parameters,
): Promise<HistoryPage> {
  const { dataSource, environment, lifetime, tasks } = kit[internals]
  const { clock } = environment
  const { address, cursor, kind, limit, networkId } = question
  const networks = kit.stores.networks.getState()
  if (networks.networks.length === 0) throw new KitError('NO_ACTIVE_NETWORK')
  const network = findNetwork(networks, networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const read = dataSource.historyOn?.(network)
  if (!read || !hasHistory(kit, networkId))
    throw new KitError('UNSUPPORTED_CHAIN', {
      namespace: network.chainNamespace,
    })
  const account = canonicalAccountId({ address, networkId })
  // What was asked before a transaction is not the answer after it.
  const { count } = kit.stores.invalidations.getState()
  const task = ['getHistory', account, kind, cursor, limit, count].join(' ')
  // Who stops waiting stops nobody else.
  return await withDeadline({
    run: () =>
      tasks.share(task, () =>
        withDeadline({
          run: (signal) =>
            read({
              ...{ address, network, cursor, kind, limit, signal },
              onRefused: (code) => noteRefusal(kit, code),
            }),
          clock,
          limitMs: answerLimitMs,
          signal: lifetime(),
        }),
      ),
    clock,
    limitMs: answerLimitMs,
    signal,
  })
}

export declare namespace getHistory {
  type Parameters = NetworkAccount & {
    cursor?: string | undefined
    kind?: HistoryKind | undefined
    limit?: number | undefined
    signal?: AbortSignal | undefined
  }
}
