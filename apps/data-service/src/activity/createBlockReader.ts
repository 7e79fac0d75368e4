import type { Clock } from '@hasp/service-frame'
import * as v from 'valibot'
import { type Hex, numberToHex } from 'viem'
import { longLimitBytes } from '../sources/createDoor.js'
import type { Nodes } from '../sources/createNodes.js'
import { rememberRefusal } from '../sources/rememberRefusal.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { blockSchema, headerSchema, receiptSchema } from './blockSchemas.js'
import type { ChainBlock } from './ChainBlock.js'
import { createTracer } from './createTracer.js'
import { joinReceipts } from './joinReceipts.js'

/** Logs weigh more than anything else that nodes say. */
const receiptsLimits = { limitBytes: longLimitBytes }
/** Of what comes in no smaller parts: a chain lets a transaction be as large. */
const wholeLimits = { limitBytes: 64 * 1024 * 1024 }
/** Where a node does not say them by block, so many are asked for at a time. */
const receiptsAtOnce = 20

/** Reads the blocks of a chain from its nodes. */
export interface BlockReader {
  /**
   * A block's place in the chain.
   * @param tag a height, or `latest` or `finalized`
   * @returns undefined where the node has none
   * @throws UpstreamFailure
   */
  readHeader(
    tag: number | 'latest' | 'finalized',
  ): Promise<
    Pick<ChainBlock, 'number' | 'hash' | 'parentHash' | 'time'> | undefined
  >
  /**
   * A block with all that came of it.
   * @returns undefined where the node has none
   * @throws UpstreamFailure
   */
  readBlock(number: number): Promise<ChainBlock | undefined>
}

/** Reads blocks; what nodes refuse, they are not asked for each block. */
export function createBlockReader(
  nodes: Nodes,
  parts: { readonly clock: Clock },
): BlockReader {
  const refusal = rememberRefusal(parts.clock)
  const trace = createTracer(nodes, parts)
  const readEach = async (hashes: readonly Hex[]) => {
    const receipts = []
    for (let start = 0; start < hashes.length; start += receiptsAtOnce)
      receipts.push(
        ...(await Promise.all(
          hashes
            .slice(start, start + receiptsAtOnce)
            .map((hash) =>
              nodes.ask(
                'eth_getTransactionReceipt',
                [hash],
                receiptSchema,
                wholeLimits,
              ),
            ),
        )),
      )
    return receipts
  }
  const readReceipts = async (number: number, hashes: readonly Hex[]) => {
    if (hashes.length === 0) return []
    if (refusal.isRecent()) return await readEach(hashes)
    try {
      return await nodes.ask(
        'eth_getBlockReceipts',
        [numberToHex(number)],
        v.array(receiptSchema),
        receiptsLimits,
      )
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      refusal.learn(error)
      // Whatever keeps them from being told together, as their size does, would
      // keep all that comes after this block from being indexed.
      return await readEach(hashes)
    }
  }
  return {
    async readHeader(tag) {
      const told = await nodes.ask(
        'eth_getBlockByNumber',
        [typeof tag === 'number' ? numberToHex(tag) : tag, false],
        headerSchema,
      )
      if (told === null) return undefined
      const { hash, number, parentHash, timestamp } = told
      return { hash, number, parentHash, time: timestamp }
    },
    async readBlock(number) {
      const told = await nodes.ask(
        'eth_getBlockByNumber',
        [numberToHex(number), true],
        blockSchema,
        wholeLimits,
      )
      if (told === null) return undefined
      const hashes = told.transactions.map(({ hash }) => hash)
      const [receipts, traced] = await Promise.all([
        readReceipts(number, hashes),
        trace(told.hash, hashes),
      ])
      return joinReceipts(told, receipts, traced)
    },
  }
}
