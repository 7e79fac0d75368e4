import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { Receipt, ToldBlock } from './blockSchemas.js'
import type { ChainBlock, ChainTransaction } from './ChainBlock.js'
import { listPayments } from './listPayments.js'
import type { BlockTrace, TracedCall } from './traceSchemas.js'

/**
 * A block with what came of its transactions.
 * @param trace undefined where nobody traced it
 * @throws UpstreamFailure where the receipts are not all of this very block:
 * it may have been undone between two questions
 */
export function joinReceipts(
  block: ToldBlock,
  receipts: readonly Receipt[],
  trace: BlockTrace | undefined,
): ChainBlock {
  const found = new Map(
    receipts.map((receipt) => [receipt.transactionHash, receipt]),
  )
  return {
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    time: block.timestamp,
    isTraced: trace !== undefined,
    transactions: block.transactions.map((told, place) => {
      const receipt = found.get(told.hash)
      if (receipt?.blockHash !== block.hash)
        throw new UpstreamFailure('NOT_UNDERSTOOD')
      return join(told, receipt, trace?.[place]?.result)
    }),
  }
}

function join(
  told: ToldBlock['transactions'][number],
  receipt: Receipt,
  call: TracedCall | undefined,
): ChainTransaction {
  // Before Byzantium a receipt did not say so.
  const isFailed = receipt.status === 0n
  return {
    hash: told.hash,
    sender: told.from,
    receiver: told.to ?? undefined,
    deployed:
      told.to || isFailed ? undefined : (receipt.contractAddress ?? undefined),
    isFailed,
    value: told.value,
    fee: feeOf(receipt, told.gasPrice ?? undefined),
    payments: call ? listPayments(call) : [],
    logs: receipt.logs.map(({ address, data, topics }) => ({
      contract: address,
      topics,
      data,
    })),
  }
}

/** What was paid for a transaction; undefined where its node does not say. */
export function feeOf(
  receipt: Receipt,
  gasPrice: bigint | undefined,
): bigint | undefined {
  const price = receipt.effectiveGasPrice ?? gasPrice
  if (price === undefined) return undefined
  const blobs = (receipt.blobGasUsed ?? 0n) * (receipt.blobGasPrice ?? 0n)
  return receipt.gasUsed * price + blobs + (receipt.l1Fee ?? 0n)
}
