import { type Hex, zeroAddress } from 'viem'
import { isOfContract } from '../sources/isOfContract.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { ContractCall, Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { decodeAggregate } from './decodeAggregate.js'
import { encodeAggregate } from './encodeAggregate.js'

/** What became of a call. */
export type Outcome =
  | { readonly status: 'returned'; readonly data: Hex }
  /** It fails by its contract, as it would with every node. */
  | { readonly status: 'reverted' }
  /** The node says an error of it, while it answers another call. */
  | { readonly status: 'inError' }
  /** It took too long, while the node answered another call. */
  | { readonly status: 'slow' }
  /** The node is in trouble, and nothing is known of the call. */
  | { readonly status: 'unanswered' }

/** No contract is there, and none can fail: a node that has the block answers. */
const control: ContractCall = { to: zeroAddress, data: '0x' }

/**
 * Puts each call to its contract by a question of its own. Nodes have many words
 * for a contract that fails: Multicall3, where there is one, says it without any.
 * What is still in error is asked again, as a node may be so for a moment.
 */
export async function askAlone(
  place: Place,
  calls: readonly ContractCall[],
): Promise<ReadonlyMap<ContractCall, Outcome>> {
  const outcomes = await askOnce(place, calls)
  const inError = calls.filter(
    (call) => outcomes.get(call)?.status === 'inError',
  )
  return new Map([...outcomes, ...(await askOnce(place, inError))])
}

async function askOnce(
  place: Place,
  calls: readonly ContractCall[],
): Promise<ReadonlyMap<ContractCall, Outcome>> {
  if (calls.length === 0) return new Map()
  const multicall = place.multicall as Hex | undefined
  const questions = [control, ...calls].map(
    (call): ContractCall =>
      multicall ? { to: multicall, data: encodeAggregate([call]) } : call,
  )
  const failures = new Map<ContractCall, unknown>()
  const answers = await callEach(place, questions, (question, error) =>
    failures.set(question, error),
  )
  const outcomes = questions.map((question, index): Outcome => {
    const data = answers[index]
    if (data === undefined) return describeFailure(failures.get(question))
    return multicall ? readAggregate(data) : { status: 'returned', data }
  })
  // It answers, but not as Multicall3 does: there is none on this network.
  if (multicall && answers[0] && outcomes[0]?.status === 'unanswered')
    return await askOnce({ ...place, multicall: undefined }, calls)
  const isThere = outcomes[0]?.status === 'returned'
  const trust = (outcome: Outcome): Outcome =>
    isThere || outcome.status === 'returned'
      ? outcome
      : { status: 'unanswered' }
  return new Map(
    calls.map((call, index) => [call, trust(outcomes[index + 1] as Outcome)]),
  )
}

function readAggregate(answer: Hex): Outcome {
  try {
    const [data] = decodeAggregate(answer, 1)
    return data === undefined
      ? { status: 'reverted' }
      : { status: 'returned', data }
  } catch {
    return { status: 'unanswered' }
  }
}

function describeFailure(failure: unknown): Outcome {
  if (isOfContract(failure)) return { status: 'reverted' }
  if (!(failure instanceof UpstreamFailure)) return { status: 'unanswered' }
  if (failure.code === 'TOO_SLOW') return { status: 'slow' }
  // A status of HTTP is of the node, whatever it was asked.
  const isOfCall = failure.code === 'FAILED' && failure.status === undefined
  return { status: isOfCall ? 'inError' : 'unanswered' }
}
