import type { Hex } from 'viem'
import { hexSchema } from '../sources/hexSchema.js'
import type { ContractCall, Place } from './ContractCall.js'

/** Where there is no Multicall3, so many questions are open at a time. */
const callsAtOnce = 20

/**
 * What contracts answer, each to a question of its own; one may fail.
 * @param onFailure told of each that did
 */
export async function callEach(
  { block, nodes }: Place,
  calls: readonly ContractCall[],
  onFailure?: (call: ContractCall, error: unknown) => void,
): Promise<readonly (Hex | undefined)[]> {
  const returned: (Hex | undefined)[] = []
  for (let start = 0; start < calls.length; start += callsAtOnce)
    returned.push(
      ...(await Promise.all(
        calls.slice(start, start + callsAtOnce).map((call) =>
          nodes
            .ask('eth_call', [call, block], hexSchema)
            .catch((error: unknown) => {
              onFailure?.(call, error)
              return undefined
            }),
        ),
      )),
    )
  return returned
}
