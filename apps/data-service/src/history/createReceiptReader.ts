import * as v from 'valibot'
import type { Hex } from 'viem'
import { address, quantity, receiptSchema } from '../activity/blockSchemas.js'
import { feeOf } from '../activity/joinReceipts.js'
import type { Movement } from '../activity/Movement.js'
import { readLog } from '../activity/readLog.js'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { SourceTransaction } from './HistorySource.js'

/** So many are asked for at a time. */
const atOnce = 20

const wholeSchema = v.nullable(
  v.object({
    ...receiptSchema.entries,
    from: address,
    to: v.nullish(address),
    blockNumber: quantity,
    transactionIndex: quantity,
  }),
)

/** A transaction as a node tells it, with what contracts wrote down. */
export interface ReceiptOfNode {
  readonly transaction: Omit<SourceTransaction, 'isCall'>
  readonly movements: readonly Movement[]
}

/** @returns by hash; absent where no node knows it any more */
export type ReadReceipts = (
  transactions: readonly { readonly hash: Hex; readonly block: number }[],
) => Promise<ReadonlyMap<Hex, ReceiptOfNode>>

/**
 * Reads receipts from the network's own nodes. One that says another block than
 * was told is of another chain, or of a block that was undone.
 */
export function createReceiptReader(nodes: Nodes): ReadReceipts {
  const readOne = async (hash: Hex, block: number) => {
    const receipt = await nodes
      .ask('eth_getTransactionReceipt', [hash], wholeSchema)
      .catch((error: unknown) => {
        // What a node does not keep, a list still tells.
        if (error instanceof UpstreamFailure) return null
        throw error
      })
    if (!receipt) return undefined
    const isRight =
      receipt.transactionHash === hash && Number(receipt.blockNumber) === block
    if (!isRight) throw new UpstreamFailure('OTHER_CHAIN')
    const isFailed = receipt.status === 0n
    const deployed = receipt.contractAddress ?? undefined
    return {
      transaction: {
        place: Number(receipt.transactionIndex),
        sender: receipt.from,
        receiver: receipt.to ?? undefined,
        deployed: receipt.to || isFailed ? undefined : deployed,
        isFailed,
        fee: feeOf(receipt, undefined),
      },
      movements: receipt.logs.flatMap((log) =>
        readLog({ contract: log.address, topics: log.topics, data: log.data }),
      ),
    }
  }
  return async (transactions) => {
    const found = new Map<Hex, ReceiptOfNode>()
    for (let start = 0; start < transactions.length; start += atOnce)
      await Promise.all(
        transactions
          .slice(start, start + atOnce)
          .map(async ({ block, hash }) => {
            const receipt = await readOne(hash, block)
            if (receipt) found.set(hash, receipt)
          }),
      )
    return found
  }
}
