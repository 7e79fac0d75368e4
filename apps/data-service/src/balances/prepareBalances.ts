import * as v from 'valibot'
import { type Hex, pad, toFunctionSelector } from 'viem'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { balanceCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { askAggregate, inBatches } from './callTogether.js'
import { anybody, prepareAggregate } from './prepareAggregate.js'

const getEthBalance = toFunctionSelector('getEthBalance(address)')
const quantitySchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))

/**
 * What an account has of the currency, and what contracts of tokens answer about
 * it, all at one block. A call that fails has no answer; where the account itself
 * cannot be read, all fails.
 * @throws UpstreamFailure
 */
export type AskBalances = (
  place: Place,
  owner: Hex,
) => Promise<{
  readonly native: bigint
  readonly returned: readonly (Hex | undefined)[]
}>

/** Makes ready to ask about tokens, in their order. */
export function prepareBalances(
  tokens: readonly Hex[],
  multicall: Hex | undefined,
): AskBalances {
  const callsOf = (owner: Hex) =>
    tokens.map((to) => ({ to, data: balanceCall(owner) }))
  if (!multicall)
    return async (place, owner) => {
      const { block, nodes } = place
      const [native, returned] = await Promise.all([
        nodes.ask('eth_getBalance', [owner, block], quantitySchema),
        callEach(place, callsOf(owner)),
      ])
      return { native: BigInt(native), returned }
    }
  const own: Hex = `${getEthBalance}${pad(anybody).slice(2)}`
  const batches = inBatches([
    { to: multicall, data: own },
    ...callsOf(anybody),
  ]).map((calls) => ({ count: calls.length, write: prepareAggregate(calls) }))
  return async (place, owner) => {
    const answers = await Promise.all(
      batches.map(({ count, write }) =>
        askAggregate(place, multicall, write(owner), count),
      ),
    )
    const [first, ...returned] = answers.flat()
    if (first?.length !== 66) throw new UpstreamFailure('NOT_UNDERSTOOD')
    return { native: BigInt(first), returned }
  }
}
