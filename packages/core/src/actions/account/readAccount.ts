import {
  canonicalAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import {
  cacheAnswer,
  findCachedAnswer,
  type KeptAnswers,
} from '../../kit/cachedAnswers.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import { retryInMs } from '../../policies/account/balanceRetry.js'
import type {
  AccountAnswers,
  AccountReads,
  ReadParameters,
} from '../../ports/DataSource.js'
import { slownessNoted } from '../../stores/networks.js'
import { withDeadline } from '../../utils/withDeadline.js'

/** How long an answer is waited for, the source's own retries included. */
const answerLimitMs = 15_000

/** A node that takes longer is called slow. */
const slowNodeMs = 3_000

/**
 * What is known of one account: what is cached and whole, else what is read.
 *
 * @param name which read
 * @throws as `readAccount`
 */
export async function answerAccount<name extends keyof AccountReads>(
  kit: Kit,
  name: name,
  {
    isFresh,
    ...account
  }: NetworkAccount & { readonly isFresh?: boolean | undefined },
): Promise<AccountAnswers[name]> {
  const cached = isFresh ? undefined : findCachedAnswer(kit, name, account)
  if (cached?.answeredAt) return cached.answer
  return await readAccount(kit, name, account)
}

/**
 * Asks the data source about one account, whatever is cached, and caches what it
 * says. Equal reads share one request; after a failure the source is left alone
 * (specification 4).
 *
 * @param name which read
 * @param how.contracts asks the site's own nodes alone, about these tokens, too
 * @param how.isChainAsserted asks only nodes that proved their chain; that none
 * did is no failure of the source
 * @param how.isWatch asks nodes by itself, again and again: its failures are
 * nothing to whoever asks them otherwise
 * @param how.isUrgent asks a data source that failed a moment ago, too
 * @throws `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN`,
 * `BALANCE_RETRY_TOO_EARLY`, `TOKEN_BALANCE_UNAVAILABLE`, `CANCELLED`;
 * `RPC_WRONG_CHAIN` where nodes have to prove their chain
 */
export async function readAccount<name extends keyof AccountReads>(
  kit: Kit,
  name: name,
  { address, networkId }: NetworkAccount,
  {
    contracts,
    isChainAsserted,
    isUrgent,
    isWatch,
  }: Pick<ReadParameters, 'contracts' | 'isChainAsserted' | 'isUrgent'> & {
    readonly isWatch?: boolean
  } = {},
): Promise<AccountAnswers[name]> {
  const { adapters, environment, dataSource, tasks, lifetime } = kit[internals]
  const { clock } = environment
  const networks = kit.stores.networks.getState()
  if (networks.networks.length === 0) throw new KitError('NO_ACTIVE_NETWORK')
  const network = findNetwork(networks, networkId)
  if (!network) throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  const reads: Partial<AccountReads> = contracts
    ? (adapters.get(network.chainNamespace)?.capabilities ?? {})
    : dataSource.readsOn(network)
  const read = reads[name]
  if (!read)
    throw new KitError('UNSUPPORTED_CHAIN', {
      namespace: network.chainNamespace,
    })
  const account = canonicalAccountId({ address, networkId })
  // Nodes that are asked alone do not know what the data source knows.
  const asker = isWatch ? 'watch' : isChainAsserted ? 'review' : 'nodes'
  const nodes = `${asker} ${contracts}`
  const task = [name, account, contracts && nodes].join(' ')
  // What was asked before a transaction is not the answer after it.
  const { invalidations } = kit.stores
  const { count } = invalidations.getState()
  const waitMs = retryInMs(tasks.failedAt(task), clock.now())
  if (waitMs > 0)
    throw new KitError('BALANCE_RETRY_TOO_EARLY', { retryInMs: waitMs })
  const noteSlowness = (isSlow: boolean) =>
    kit[internals].stores.networks.setState((state) =>
      slownessNoted(state, networkId, isSlow),
    )
  return await tasks.share(`${task} ${count}`, async () => {
    const patience = new AbortController()
    const startedAt = clock.now()
    clock.after(slowNodeMs, () => noteSlowness(true), patience.signal)
    try {
      const answer = await withDeadline({
        run: (signal) =>
          read({
            ...{ network, address, signal },
            ...{ contracts, isChainAsserted, isUrgent },
            onRefused: (code) => noteRefusal(kit, code),
          }),
        clock,
        limitMs: answerLimitMs,
        signal: lifetime(),
      })
      tasks.noteSuccess(task)
      if (clock.now() - startedAt < slowNodeMs) noteSlowness(false)
      if (!contracts && count === invalidations.getState().count)
        cacheAnswer(
          kit,
          name,
          { address, networkId },
          answer as KeptAnswers[name],
        )
      return answer
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
      if (isChainAsserted && isKitError(error, 'RPC_WRONG_CHAIN')) throw error
      tasks.noteFailure(task, clock.now())
      throw new KitError(
        'TOKEN_BALANCE_UNAVAILABLE',
        {},
        { cause: asKitError(error) },
      )
    } finally {
      patience.abort()
    }
  })
}
