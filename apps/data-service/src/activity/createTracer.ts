import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { longLimitBytes } from '../sources/createDoor.js'
import type { Nodes } from '../sources/createNodes.js'
import { rememberRefusal } from '../sources/rememberRefusal.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { type BlockTrace, traceSchema } from './traceSchemas.js'

const options = { tracer: 'callTracer' }
/** Each call within another is two deeper, and no chain allows over 1,024. */
const depthLimit = 2_100
/** What nodes do not offer, or is too large or too deep, stays so for a block. */
const lasting: readonly UpstreamFailure.Code[] = [
  'REFUSED',
  'NOT_UNDERSTOOD',
  'TOO_LARGE',
]
/** A block that takes too long is tried so often, the last time for longer. */
const mostTries = 3
const lastTryMs = 10_000
/**
 * What may be otherwise a moment later, of nodes of which one just gave the block,
 * is waited for as long; then for no block, until one is traced.
 */
const patienceMs = 60_000

/**
 * @returns undefined where no node traces the block
 * @throws UpstreamFailure where it is to be tried again
 */
export type TraceBlock = (
  block: Hex,
  transactions: readonly Hex[],
) => Promise<BlockTrace | undefined>

/**
 * Asks nodes what the transactions of a block called. Many do not say, and are
 * not asked for each block. A block that takes too long, or whose node does not
 * trace for a while, is given up in the end, so that it does not hold what comes
 * after it. By its hash, for a height may be another block's.
 */
export function createTracer(
  nodes: Nodes,
  { clock }: { readonly clock: Clock },
): TraceBlock {
  const refusal = rememberRefusal(clock)
  /** The slow block that is tried again; of many at once, the last of them. */
  let slow: { readonly block: Hex; readonly tries: number } | undefined
  /** Since when blocks fail. */
  const failing = new Map<Hex, number>()
  let isAway = false
  const isGivenUp = ({ code }: UpstreamFailure, block: Hex): boolean => {
    if (lasting.includes(code)) return true
    if (code === 'TOO_SLOW') {
      const tries = slow?.block === block ? slow.tries + 1 : 1
      slow = { block, tries }
      return tries >= mostTries
    }
    const since = failing.get(block) ?? clock.now()
    failing.set(block, since)
    isAway ||= clock.now() - since >= patienceMs
    return isAway
  }
  return async (block, transactions) => {
    if (transactions.length === 0) return []
    if (refusal.isRecent()) return undefined
    const isLastTry = slow?.block === block && slow.tries === mostTries - 1
    try {
      const trace = await nodes.ask(
        'debug_traceBlockByHash',
        [block, options],
        traceSchema,
        {
          ...{ depthLimit, limitBytes: longLimitBytes },
          ...(isLastTry && { attemptLimitMs: lastTryMs }),
        },
      )
      failing.delete(block)
      isAway = false
      const isWhole =
        trace.length === transactions.length &&
        trace.every(
          ({ txHash }, place) =>
            (txHash ?? transactions[place]) === transactions[place],
        )
      return isWhole ? trace : undefined
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || !isGivenUp(error, block))
        throw error
      failing.delete(block)
      refusal.learn(error)
      return undefined
    }
  }
}
