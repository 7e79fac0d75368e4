import type { Hex } from 'viem'
import type { ContractCall, Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { callBatch, inBatches } from './callTogether.js'

/** More of those that failed are not asked again. */
const mostAlone = 40

/**
 * What contracts answer that nobody chose. One of them may spend the gas of all
 * that are asked with it, or answer with more than is read: what failed in a
 * batch is asked once more, alone. A call that fails again has no answer.
 * @returns what each returned, and the calls that failed alone
 */
export async function callStrangers(
  place: Place,
  calls: readonly ContractCall[],
): Promise<{
  readonly returned: readonly (Hex | undefined)[]
  readonly failed: readonly ContractCall[]
}> {
  const { multicall } = place
  const returned: (Hex | undefined)[] = multicall
    ? await callInBatches(place, multicall as Hex, calls)
    : calls.map(() => undefined)
  const missing = [...returned.keys()].filter(
    (at) => returned[at] === undefined,
  )
  const again = multicall ? missing.slice(0, mostAlone) : missing
  const alone = await callEach(
    place,
    again.flatMap((at) => calls[at] ?? []),
  )
  for (const [index, at] of again.entries()) returned[at] = alone[index]
  return {
    returned,
    failed: again.flatMap((at) =>
      returned[at] === undefined ? (calls[at] ?? []) : [],
    ),
  }
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
