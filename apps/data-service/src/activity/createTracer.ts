import type { Hex } from 'viem'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { type BlockTrace, traceSchema } from './traceSchemas.js'

const limitBytes = 8 * 1024 * 1024
const options = { tracer: 'callTracer' }
/** What is not there, too large or too deep for one block is so for ever. */
const lasting: readonly UpstreamFailure.Code[] = [
  'REFUSED',
  'NOT_UNDERSTOOD',
  'TOO_LARGE',
]

/** @returns undefined where no node traces the block */
export type TraceBlock = (
  block: Hex,
  transactions: readonly Hex[],
) => Promise<BlockTrace | undefined>

/**
 * Asks nodes what the transactions of a block called. Many do not say: one that
 * refuses is not asked again. By its hash, for a height may be another block's.
 */
export function createTracer(nodes: Nodes): TraceBlock {
  let isRefused = false
  return async (block, transactions) => {
    if (transactions.length === 0) return []
    if (isRefused) return undefined
    try {
      const trace = await nodes.ask(
        'debug_traceBlockByHash',
        [block, options],
        traceSchema,
        limitBytes,
      )
      const isWhole =
        trace.length === transactions.length &&
        trace.every(
          ({ txHash }, place) =>
            (txHash ?? transactions[place]) === transactions[place],
        )
      return isWhole ? trace : undefined
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || !lasting.includes(error.code))
        throw error
      isRefused = error.code === 'REFUSED'
      return undefined
    }
  }
}
