import type { NetworkId } from './networkId.js'

/** A transaction that left this page, until it is final. */
export type SentTransaction = {
  readonly hash: string
  readonly networkId: NetworkId
  readonly from: string
  /** The receiver, to tell later look-alikes from it. */
  readonly to: string
  /** What to say about it, e.g. `0.25 ETH`. */
  readonly label: string
  readonly sentAt: number
  readonly status: TransactionStatus
}

export const transactionStatuses = [
  'pending',
  'included',
  'final',
  'reverted',
  'replaced',
  'dropped',
] as const

/** One of `transactionStatuses`: how far a transaction is. */
export type TransactionStatus = (typeof transactionStatuses)[number]
