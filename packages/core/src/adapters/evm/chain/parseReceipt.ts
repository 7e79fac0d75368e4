import * as v from 'valibot'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'

const Receipt = v.nullable(
  v.object({
    transactionHash: v.string(),
    blockNumber: v.string(),
    status: v.picklist(['0x0', '0x1']),
  }),
)

const Transaction = v.nullable(v.object({ nonce: v.string() }))

/** What a receipt says of a transaction that is in a block. */
export type ReadReceipt = {
  readonly hash: string
  readonly blockNumber: bigint
  readonly isReverted: boolean
}

/** @returns null when the transaction is in no block */
export function parseReceipt(result: unknown): ReadReceipt | null | undefined {
  const receipt = v.parse(Receipt, result)
  if (!receipt) return null
  const blockNumber = parseQuantity(receipt.blockNumber)
  if (blockNumber === undefined) return undefined
  return {
    hash: receipt.transactionHash.toLowerCase(),
    blockNumber,
    isReverted: receipt.status === '0x0',
  }
}

/** A transaction that the node does not know has no nonce. */
export function parseNonce(
  result: unknown,
): { readonly nonce: bigint | undefined } | undefined {
  const transaction = v.parse(Transaction, result)
  if (!transaction) return { nonce: undefined }
  const nonce = parseQuantity(transaction.nonce)
  return nonce === undefined ? undefined : { nonce }
}
