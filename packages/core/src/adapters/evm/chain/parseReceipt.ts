import { nullable, object, parse, picklist, string } from 'valibot'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'

const Receipt = nullable(
  object({
    transactionHash: string(),
    blockNumber: string(),
    status: picklist(['0x0', '0x1']),
  }),
)

const Transaction = nullable(object({ from: string(), nonce: string() }))

/** What a receipt says of a transaction that is in a block. */
export type ReadReceipt = {
  readonly hash: string
  readonly blockNumber: bigint
  readonly isReverted: boolean
}

/** @returns null when the transaction is in no block */
export function parseReceipt(result: unknown): ReadReceipt | null | undefined {
  const receipt = parse(Receipt, result)
  if (!receipt) return null
  const blockNumber = parseQuantity(receipt.blockNumber)
  if (blockNumber === undefined) return undefined
  return {
    hash: receipt.transactionHash.toLowerCase(),
    blockNumber,
    isReverted: receipt.status === '0x0',
  }
}

/** Whose transaction it is, and its nonce; neither where the node does not know it. */
export function parsePlace(
  result: unknown,
):
  | { readonly place?: { readonly from: string; readonly nonce: bigint } }
  | undefined {
  const transaction = parse(Transaction, result)
  if (!transaction) return {}
  const { from } = transaction
  const nonce = parseQuantity(transaction.nonce)
  return nonce === undefined ? undefined : { place: { from, nonce } }
}
