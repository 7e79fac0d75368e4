import * as v from 'valibot'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'

/** A question to a contract. */
export interface ContractCall {
  readonly to: Hex
  readonly data: Hex
}

/** Nodes refuse calls that are too large. */
const callsPerBatch = 101
/** Where there is no Multicall3, so many questions are open at a time. */
const callsAtOnce = 20

const hexSchema = v.pipe(
  v.string(),
  v.regex(/^0x([0-9a-f]{2})*$/i),
  v.transform((text) => text as Hex),
)
const quantitySchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))

/**
 * The currency of an account and what contracts answer, all at one block. A
 * call that fails has no answer; where the account itself cannot be read, all
 * fails.
 * @throws UpstreamFailure
 */
export async function callContracts(
  place: callContracts.Place,
  owner: Hex,
  calls: readonly ContractCall[],
): Promise<{
  readonly native: bigint
  readonly returned: readonly (Hex | undefined)[]
}> {
  const { block, multicall, nodes } = place
  if (!multicall) {
    const [native, returned] = await Promise.all([
      nodes.ask('eth_getBalance', [owner, block], quantitySchema),
      callEach(place, calls),
    ])
    return { native: BigInt(native), returned }
  }
  const own = {
    to: multicall as Hex,
    data: encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'getEthBalance',
      args: [owner],
    }),
  }
  const [first, ...returned] = await callTogether(place, multicall as Hex, [
    own,
    ...calls,
  ])
  if (first?.length !== 66) throw new UpstreamFailure('NOT_UNDERSTOOD')
  return { native: BigInt(first), returned }
}

export declare namespace callContracts {
  interface Place {
    readonly nodes: Nodes
    readonly multicall: string | undefined
    /** Its number, as nodes take it. */
    readonly block: string
  }
}

async function callTogether(
  { block, nodes }: callContracts.Place,
  multicall: Hex,
  calls: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const batches: (readonly ContractCall[])[] = []
  for (let start = 0; start < calls.length; start += callsPerBatch)
    batches.push(calls.slice(start, start + callsPerBatch))
  const answers = await Promise.all(
    batches.map(async (batch) => {
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
    }),
  )
  return answers.flat()
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

async function callEach(
  { block, nodes }: callContracts.Place,
  calls: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const returned: (Hex | undefined)[] = []
  for (let start = 0; start < calls.length; start += callsAtOnce)
    returned.push(
      ...(await Promise.all(
        calls
          .slice(start, start + callsAtOnce)
          .map((call) =>
            nodes
              .ask('eth_call', [call, block], hexSchema)
              .catch(() => undefined),
          ),
      )),
    )
  return returned
}
