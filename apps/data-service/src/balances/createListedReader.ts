import type { Clock, Log } from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { ServedNetwork } from '../configuration.js'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { withDeadline } from '../sources/withDeadline.js'
import { balanceCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callStrangers } from './callStrangers.js'
import { decodeUnits } from './decodeUnits.js'
import { leftOutMs } from './leftOutMs.js'
import { listedPatienceMs } from './listedPatienceMs.js'
import {
  type AnsweredBatch,
  type AskBalances,
  prepareBalances,
} from './prepareBalances.js'

/**
 * What an account has of the currency, and what listed contracts answer about it,
 * by their addresses. Who answers nothing is absent.
 * @throws UpstreamFailure where the node fails
 */
export type ReadListed = (
  place: Place,
  owner: Hex,
) => Promise<{
  readonly native: bigint
  readonly told: ReadonlyMap<Hex, Hex>
}>

/**
 * Asks all that are listed together, by as few calls as can be. Whoever keeps a
 * list, or may change a contract of it, can name one that spends all gas or has
 * too much to say: those that were asked with it are asked again as strangers'
 * are, and it is left out for a while, then tried alone.
 */
export function createListedReader(
  tokens: readonly Hex[],
  { clock, log, network, strangerNodes }: createListedReader.Parts,
): ReadListed {
  const multicall = network.multicall as Hex | undefined
  /** Those that cost others their answers, and until when. */
  const leftOut = new Map<Hex, number>()
  /** Those that fail and cost others nothing, and until when that is known. */
  const failing = new Map<Hex, number>()
  let prepared: AskBalances | undefined
  const prepare = () =>
    prepareBalances(
      tokens.filter((token) => !leftOut.has(token)),
      multicall,
    )
  const leaveOut = (token: Hex) => {
    if (!leftOut.has(token))
      log({
        event: 'listed token left out',
        networkId: network.id,
        listedToken: token,
      })
    leftOut.set(token, clock.now() + leftOutMs)
    prepared = undefined
  }
  const askApart = async (
    place: Place,
    owner: Hex,
    contracts: readonly Hex[],
  ) => {
    const data = balanceCall(owner)
    const calls = contracts.map((to) => ({ to, data }))
    const { returned, reverted, slow, unasked } = await callStrangers(
      { ...place, nodes: strangerNodes },
      calls,
    )
    const told = new Map<Hex, Hex>()
    const failed = new Set<Hex>()
    let isOfNode = false
    for (const [index, call] of calls.entries()) {
      const answer = returned[index]
      if (isReadable(answer)) told.set(call.to, answer)
      else if (answer !== undefined || reverted.has(call) || slow.has(call))
        failed.add(call.to)
      else isOfNode ||= !unasked.has(call)
    }
    return { failed, isOfNode, told }
  }
  const inTime = async <Found>(look: () => Promise<Found>) => {
    try {
      return await withDeadline({ clock, limitMs: listedPatienceMs }, look)
    } catch (error) {
      if (error instanceof UpstreamFailure) return undefined
      throw error
    }
  }
  /** What a batch told, and what those tell that one of it kept from it. */
  const complete = async (place: Place, owner: Hex, batch: AnsweredBatch) => {
    const isSpoilt = batch.status === 'spoilt'
    const answers = batch.tokens.map((token, index) => ({
      token,
      answer: isSpoilt ? undefined : batch.returned[index],
    }))
    const told = answers.flatMap(({ answer, token }) =>
      answer === undefined ? [] : [[token, answer] as const],
    )
    const now = clock.now()
    const knownFor = (token: Hex) =>
      Math.max((failing.get(token) ?? now) - now, 0)
    // Not all have their turn at once: what nobody knows of is first.
    const lost = answers
      .flatMap(({ answer, token }) => (answer === undefined ? [token] : []))
      .toSorted((one, another) => knownFor(one) - knownFor(another))
    const isExplained = !isSpoilt && lost.every((token) => knownFor(token) > 0)
    if (!multicall || isExplained) return told
    const apart = await inTime(async () => {
      const found = await askApart(place, owner, lost)
      // What fails about one account and takes nobody's answer is kept for others.
      const isOthersLoss = isSpoilt || found.told.size > 0
      for (const token of found.failed)
        if (isOthersLoss) leaveOut(token)
        else failing.set(token, now + leftOutMs)
      return found
    })
    if (isSpoilt && apart?.isOfNode !== false) throw batch.failure
    return [...told, ...(apart?.told ?? [])]
  }
  /** Tries those whose time is over; who answers again is asked with the others. */
  const tryAgain = async (place: Place, owner: Hex) => {
    const now = clock.now()
    const due = [...leftOut].flatMap(([token, until]) =>
      until <= now ? [token] : [],
    )
    if (due.length === 0) return []
    // Nobody else does meanwhile.
    for (const token of due) leftOut.set(token, now + leftOutMs)
    const apart = await inTime(async () => {
      const found = await askApart(place, owner, due)
      for (const token of due)
        if (found.told.has(token)) leftOut.delete(token)
        else if (!found.failed.has(token)) leftOut.set(token, now)
      prepared = undefined
      return found
    })
    return apart?.told ?? []
  }
  return async (place, owner) => {
    prepared ??= prepare()
    const [{ batches, native }, again] = await Promise.all([
      prepared(place, owner),
      tryAgain(place, owner),
    ])
    const told = await Promise.all(
      batches.map((batch) => complete(place, owner, batch)),
    )
    return { native, told: new Map([...told.flat(), ...again]) }
  }
}

/** Whether it is what tokens answer, or nothing at all as where there is none. */
const isReadable = (answer: Hex | undefined): answer is Hex =>
  answer === '0x' || decodeUnits(answer) !== undefined

export declare namespace createListedReader {
  interface Parts {
    readonly clock: Clock
    readonly log: Log
    readonly network: Pick<ServedNetwork, 'id' | 'multicall'>
    /** The same nodes by a way of its own: who fails there is nobody's loss. */
    readonly strangerNodes: Nodes
  }
}
