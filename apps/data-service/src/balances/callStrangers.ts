import type { Hex } from 'viem'
import { isReverted } from '../sources/createNodes.js'
import { isTooLarge } from '../sources/isTooLarge.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ContractCall, Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { callBatch, callsPerBatch, inBatches } from './callTogether.js'

/** More of those that failed are not asked alone. */
const mostAlone = 40
/** Where more failed, so few are asked together: one spoils fewer others. */
const fewTogether = 10

/**
 * What contracts answer that nobody chose. One of them may spend the gas of all
 * that are asked with it, answer with more than is read, or never end: what
 * failed in a batch is asked again, at last alone. What nobody says anything of
 * is a failure of the node's.
 */
export async function callStrangers(
  place: Place,
  calls: readonly ContractCall[],
): Promise<StrangersAnswers> {
  const told = new Map<ContractCall, Hex>()
  const reverted = new Set<ContractCall>()
  const slow = new Set<ContractCall>()
  const listMissing = () => calls.filter((call) => !told.has(call))
  const take = (
    asked: readonly ContractCall[],
    returned: readonly (Hex | undefined)[],
  ) => {
    for (const [index, call] of asked.entries()) {
      const data = returned[index]
      if (data !== undefined) told.set(call, data)
    }
  }
  if (place.multicall) {
    const multicall = place.multicall as Hex
    const takeTogether = async (most: number) => {
      const ask = async (batch: readonly ContractCall[]) =>
        take(batch, await callBatch(place, multicall, batch).catch(() => []))
      await Promise.all(inBatches(listMissing(), most).map(ask))
    }
    await takeTogether(callsPerBatch)
    if (listMissing().length > mostAlone) await takeTogether(fewTogether)
  }
  const missing = listMissing()
  const alone = place.multicall ? missing.slice(0, mostAlone) : missing
  const returned = await callEach(place, alone, (call, error) => {
    if (isReverted(error) || isTooLarge(error)) reverted.add(call)
    else if (isTooSlow(error)) slow.add(call)
  })
  take(alone, returned)
  // Where nothing else is heard of the node, it is the node that is slow.
  const isThere = reverted.size > 0 || alone.some((call) => told.has(call))
  return {
    returned: calls.map((call) => told.get(call)),
    reverted,
    slow: isThere ? slow : new Set(),
  }
}

/** What became of calls. */
export interface StrangersAnswers {
  /** What each returned, in their order. */
  readonly returned: readonly (Hex | undefined)[]
  /** Those that fail by their contracts, as they would with every node. */
  readonly reverted: ReadonlySet<ContractCall>
  /** Those that took too long while the node answered others. */
  readonly slow: ReadonlySet<ContractCall>
}

function isTooSlow(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'TOO_SLOW'
}
