import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ContractCall, Place } from './ContractCall.js'
import { hexSchema } from './hexSchema.js'

/** Nodes refuse calls that are too large. */
const callsPerBatch = 101

/**
 * What contracts answer, by as few questions as can be. A call that fails has
 * no answer.
 * @throws UpstreamFailure where a batch has none
 */
export async function callTogether(
  place: Place,
  multicall: Hex,
  calls: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const answers = await Promise.all(
    inBatches(calls).map((batch) => callBatch(place, multicall, batch)),
  )
  return answers.flat()
}

/** Cuts calls into batches that nodes take. */
export function inBatches(
  calls: readonly ContractCall[],
): readonly (readonly ContractCall[])[] {
  const batches: (readonly ContractCall[])[] = []
  for (let start = 0; start < calls.length; start += callsPerBatch)
    batches.push(calls.slice(start, start + callsPerBatch))
  return batches
}

/**
 * What the contracts of one batch answer.
 * @throws UpstreamFailure
 */
export async function callBatch(
  { block, nodes }: Place,
  multicall: Hex,
  batch: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [
      batch.map((call) => ({
        target: call.to,
        allowFailure: true,
        callData: call.data,
      })),
    ],
  })
  const call = { to: multicall, data }
  const answer = await nodes.ask('eth_call', [call, block], hexSchema)
  return decode(answer, batch.length)
}

function decode(data: Hex, count: number): readonly (Hex | undefined)[] {
  try {
    const results = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data,
    })
    if (results.length === count)
      return results.map(({ returnData, success }) =>
        success ? returnData : undefined,
      )
  } catch (cause) {
    throw new UpstreamFailure('NOT_UNDERSTOOD', { cause })
  }
  throw new UpstreamFailure('NOT_UNDERSTOOD')
}
