import type { Hex } from 'viem'
import { hexSchema } from '../sources/hexSchema.js'
import type { ContractCall, Place } from './ContractCall.js'
import { decodeAggregate } from './decodeAggregate.js'
import { encodeAggregate } from './encodeAggregate.js'

/** Nodes refuse calls that are too large. */
export const callsPerBatch = 101

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

/**
 * Cuts calls into batches.
 * @param most calls of one; as many as nodes take unless given
 */
export function inBatches(
  calls: readonly ContractCall[],
  most = callsPerBatch,
): readonly (readonly ContractCall[])[] {
  const batches: (readonly ContractCall[])[] = []
  for (let start = 0; start < calls.length; start += most)
    batches.push(calls.slice(start, start + most))
  return batches
}

/**
 * What the contracts of one batch answer.
 * @throws UpstreamFailure
 */
export async function callBatch(
  place: Place,
  multicall: Hex,
  batch: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const data = encodeAggregate(batch)
  return await askAggregate(place, multicall, data, batch.length)
}

/**
 * What the contracts of a batch answer that is written.
 * @param count how many there are
 * @throws UpstreamFailure
 */
export async function askAggregate(
  { block, nodes }: Place,
  multicall: Hex,
  data: Hex,
  count: number,
): Promise<readonly (Hex | undefined)[]> {
  const call = { to: multicall, data }
  const answer = await nodes.ask('eth_call', [call, block], hexSchema)
  return decodeAggregate(answer, count)
}
