import type { Hex } from 'viem'
import { askAlone } from './askAlone.js'
import type { ContractCall, Place } from './ContractCall.js'
import { callBatch, callsPerBatch, inBatches } from './callTogether.js'

/** More of those that failed are not asked alone. */
const mostAlone = 40
/** Where more failed, so few are asked together: one spoils fewer others. */
const fewTogether = 10

/**
 * What contracts answer that nobody chose. One of them may spend the gas of all
 * that are asked with it, answer with more than is read, or never end: what
 * failed in a batch is asked again, at last alone, and the first of them first.
 * What nobody says anything of is a failure of the node's.
 */
export async function callStrangers(
  place: Place,
  calls: readonly ContractCall[],
): Promise<StrangersAnswers> {
  const told = new Map<ContractCall, Hex>()
  const reverted = new Set<ContractCall>()
  const slow = new Set<ContractCall>()
  const listMissing = () => calls.filter((call) => !told.has(call))
  if (place.multicall) {
    const multicall = place.multicall as Hex
    const takeTogether = async (most: number) => {
      const ask = async (batch: readonly ContractCall[]) => {
        const returned = await callBatch(place, multicall, batch).catch(
          () => [],
        )
        for (const [index, call] of batch.entries()) {
          const data = returned[index]
          if (data !== undefined) told.set(call, data)
        }
      }
      await Promise.all(inBatches(listMissing(), most).map(ask))
    }
    await takeTogether(callsPerBatch)
    if (listMissing().length > mostAlone) await takeTogether(fewTogether)
  }
  const missing = listMissing()
  const alone = place.multicall ? missing.slice(0, mostAlone) : missing
  for (const [call, outcome] of await askAlone(place, alone)) {
    if (outcome.status === 'returned') told.set(call, outcome.data)
    else if (outcome.status === 'slow') slow.add(call)
    else if (outcome.status !== 'unanswered') reverted.add(call)
  }
  return {
    returned: calls.map((call) => told.get(call)),
    ...{ reverted, slow },
    unasked: new Set(missing.slice(alone.length)),
  }
}

/** What became of calls. */
export interface StrangersAnswers {
  /** What each returned, in their order. */
  readonly returned: readonly (Hex | undefined)[]
  /** Those that fail by their contracts, whatever the node calls it. */
  readonly reverted: ReadonlySet<ContractCall>
  /** Those that took too long while the node answered others. */
  readonly slow: ReadonlySet<ContractCall>
  /** Those that failed with others, and were too many to be asked alone. */
  readonly unasked: ReadonlySet<ContractCall>
}
