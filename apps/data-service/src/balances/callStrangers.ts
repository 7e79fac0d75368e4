import type { Hex } from 'viem'
import { isReverted } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ContractCall, Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { callBatch, inBatches } from './callTogether.js'

/** More of those that failed are not asked again. */
const mostAlone = 40

/**
 * What contracts answer that nobody chose. One of them may spend the gas of all
 * that are asked with it, or answer with more than is read: what failed in a
 * batch is asked once more, alone. A call that fails again has no answer.
 * @returns what each returned, the calls that failed alone, and those of them
 * that failed by their contracts
 */
export async function callStrangers(
  place: Place,
  calls: readonly ContractCall[],
): Promise<{
  readonly returned: readonly (Hex | undefined)[]
  readonly failed: readonly ContractCall[]
  readonly reverted: ReadonlySet<ContractCall>
}> {
  const { multicall } = place
  const returned: (Hex | undefined)[] = multicall
    ? await callInBatches(place, multicall as Hex, calls)
    : calls.map(() => undefined)
  const missing = [...returned.keys()].filter(
    (at) => returned[at] === undefined,
  )
  const again = multicall ? missing.slice(0, mostAlone) : missing
  const reverted = new Set<ContractCall>()
  const alone = await callEach(
    place,
    again.flatMap((at) => calls[at] ?? []),
    (call, error) => {
      const isOwn = isReverted(error) || isTooLarge(error)
      if (isOwn) reverted.add(call)
    },
  )
  for (const [index, at] of again.entries()) returned[at] = alone[index]
  return {
    returned,
    reverted,
    failed: again.flatMap((at) =>
      returned[at] === undefined ? (calls[at] ?? []) : [],
    ),
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.code === 'TOO_LARGE'
}

async function callInBatches(
  place: Place,
  multicall: Hex,
  calls: readonly ContractCall[],
): Promise<(Hex | undefined)[]> {
  const batches = await Promise.all(
    inBatches(calls).map((batch) =>
      callBatch(place, multicall, batch).catch(() =>
        batch.map(() => undefined),
      ),
    ),
  )
  return batches.flat()
}
