import * as v from 'valibot'
import { type Hex, pad, toFunctionSelector } from 'viem'
import { isOfContract } from '../sources/isOfContract.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { balanceCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { askAggregate, inBatches } from './callTogether.js'
import { anybody, prepareAggregate } from './prepareAggregate.js'

const getEthBalance = toFunctionSelector('getEthBalance(address)')
const quantitySchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i))

/** Tokens that are asked together, and what they answer in their order. */
export type AnsweredBatch = { readonly tokens: readonly Hex[] } & (
  | {
      readonly status: 'answered'
      /** A call that fails has no answer. */
      readonly returned: readonly (Hex | undefined)[]
    }
  /** One of them took the answers of all. */
  | { readonly status: 'spoilt'; readonly failure: UpstreamFailure }
)

/**
 * What an account has of the currency, whatever contracts do, and what contracts
 * of tokens answer about it, all at one block.
 * @throws UpstreamFailure where the node fails
 */
export type AskBalances = (
  place: Place,
  owner: Hex,
) => Promise<{
  readonly native: bigint
  readonly batches: readonly AnsweredBatch[]
}>

/** Makes ready to ask about tokens, in their order. */
export function prepareBalances(
  tokens: readonly Hex[],
  multicall: Hex | undefined,
): AskBalances {
  const callsOf = (owner: Hex) =>
    tokens.map((to) => ({ to, data: balanceCall(owner) }))
  const askNative = async ({ block, nodes }: Place, owner: Hex) =>
    BigInt(await nodes.ask('eth_getBalance', [owner, block], quantitySchema))
  if (!multicall)
    return async (place, owner) => {
      const [native, returned] = await Promise.all([
        askNative(place, owner),
        callEach(place, callsOf(owner)),
      ])
      return { native, batches: [{ status: 'answered', tokens, returned }] }
    }
  const own: Hex = `${getEthBalance}${pad(anybody).slice(2)}`
  const prepared = inBatches([
    { to: multicall, data: own },
    ...callsOf(anybody),
  ]).map((calls, index) => ({
    count: calls.length,
    tokens: calls.slice(index === 0 ? 1 : 0).map(({ to }) => to),
    write: prepareAggregate(calls),
  }))
  return async (place, owner) => {
    const answers = await Promise.all(
      prepared.map(({ count, write }) =>
        askAggregate(place, multicall, write(owner), count).catch(
          (error: unknown) => {
            if (isOfContract(error)) return error
            throw error
          },
        ),
      ),
    )
    const batches = prepared.map(({ tokens }, index): AnsweredBatch => {
      const answer = answers[index] as (typeof answers)[number]
      if (answer instanceof UpstreamFailure)
        return { status: 'spoilt', tokens, failure: answer }
      const returned = index === 0 ? answer.slice(1) : answer
      return { status: 'answered', tokens, returned }
    })
    const [first] = answers
    if (first instanceof UpstreamFailure)
      return { native: await askNative(place, owner), batches }
    const native = first?.[0]
    if (native?.length !== 66) throw new UpstreamFailure('NOT_UNDERSTOOD')
    return { native: BigInt(native), batches }
  }
}
