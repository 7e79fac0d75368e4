import {
  canonicalAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { cacheAnswer, findCachedAnswer } from '../../kit/cachedAnswers.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import type { NameReads } from '../../ports/NameReads.js'
import type { Identity } from '../../ports/NameSource.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameReadsOn } from './nameReadsOn.js'

const answerLimitMs = 10_000
/** Then it is the node's turn. */
const patienceMs = 4_000

/**
 * What an account is called, and its picture: by the kit's data service, else
 * by the nodes of the network that names are kept on, which know no picture.
 * The answer about a connected account is used for five minutes; one that a
 * data service might have added to is not kept.
 *
 * @param parameters.networkId a configured network of `eip155`, as CAIP-2
 * @param parameters.address the account, connected or not
 * @param parameters.isFresh asks, whatever is cached
 * @returns a name that leads back to the account, and a picture; neither where
 * there is none
 * @throws `NAME_UNRESOLVED`, with `problem` `unreachable` where the data service
 * does not answer and the nodes know no name; `CHAIN_NOT_SUPPORTED`, `PART_NOT_LOADED`,
 * `CANCELLED`, `TIMED_OUT`, and what reads of nodes throw
 * @see ENSIP-12, ENSIP-19
 * @example
 * import { getIdentity } from '@hasp/core'
 *
 * const { name } = await getIdentity(kit, { networkId: 'eip155:1', address })
 */
export async function getIdentity(
  kit: Kit,
  { isFresh, ...account }: getIdentity.Parameters,
): Promise<Identity> {
  const cached = isFresh
    ? undefined
    : findCachedAnswer(kit, 'getIdentity', account)
  if (cached) return cached.answer
  const { environment, lifetime, tasks } = kit[internals]
  const identity = await tasks.share(
    `getIdentity ${canonicalAccountId(account)}`,
    () =>
      withDeadline({
        run: (signal) => identify(kit, account, signal),
        clock: environment.clock,
        limitMs: answerLimitMs,
        signal: lifetime(),
      }),
  )
  if (!identity.told) cacheAnswer(kit, 'getIdentity', account, identity)
  return identity
}

export declare namespace getIdentity {
  type Parameters = NetworkAccount & { isFresh?: boolean | undefined }
}

async function identify(
  kit: Kit,
  account: NetworkAccount,
  signal: AbortSignal,
): Promise<Identity> {
  const { dataSource, environment } = kit[internals]
  const { network, networks, reads } = await nameReadsOn(kit, account.networkId)
  const source = await dataSource.loadNames?.()
  let told: Identity | undefined
  let failure: unknown
  try {
    told =
      source &&
      (await withDeadline({
        run: (deadline) =>
          source.identify({
            ...{ ...account, environment, signal: deadline },
            onRefused: (code) => noteRefusal(kit, code),
          }),
        clock: environment.clock,
        limitMs: patienceMs,
        signal,
      }))
  } catch (error) {
    if (isKitError(error, 'CANCELLED')) throw error
    failure = error
  }
  if (told && (await isInItsForm(reads, told.name))) return told
  const name = await reads.readPrimaryName({
    address: account.address,
    network,
    networks,
    signal,
  })
  if (failure === undefined) return { name }
  if (name !== undefined) return { name, told: 'missing' }
  // That no node has a name is no answer to what the data source may have.
  throw new KitError(
    'NAME_UNRESOLVED',
    { problem: 'unreachable' },
    { cause: failure },
  )
}

/** A name in another form than its one deceives somebody. */
async function isInItsForm(
  { normalize }: NameReads,
  name: string | undefined,
): Promise<boolean> {
  if (name === undefined) return true
  return (await normalize(name).catch(() => undefined)) === name
}
