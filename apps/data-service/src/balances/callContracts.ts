import * as v from 'valibot'
import { encodeFunctionData, type Hex, multicall3Abi } from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ContractCall, Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { callTogether } from './callTogether.js'

const quantitySchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))

/**
 * The currency of an account and what contracts answer, all at one block. A
 * call that fails has no answer; where the account itself cannot be read, all
 * fails.
 * @throws UpstreamFailure
 */
export async function callContracts(
  place: Place,
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
