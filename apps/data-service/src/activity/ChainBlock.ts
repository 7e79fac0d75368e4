import type { Hex } from 'viem'

/** A block with all that came of it, as a node tells it. */
export interface ChainBlock {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
  /** Seconds since 1970. */
  readonly time: number
  /** Whether it is known what contracts paid out. */
  readonly isTraced: boolean
  readonly transactions: readonly ChainTransaction[]
}

/** A transaction and its receipt. */
export interface ChainTransaction {
  readonly hash: Hex
  readonly sender: Hex
  /** Absent where it deploys. */
  readonly receiver: Hex | undefined
  readonly deployed: Hex | undefined
  readonly isFailed: boolean
  /** Sent along, in base units of the chain's currency. */
  readonly value: bigint
  /** Paid by the sender; absent where the node does not say. */
  readonly fee: bigint | undefined
  /** What contracts paid out of the chain's currency. */
  readonly payments: readonly ChainPayment[]
  readonly logs: readonly ChainLog[]
}

/** An amount of the chain's currency that a contract moved. */
export interface ChainPayment {
  readonly source: Hex
  readonly target: Hex
  readonly amount: bigint
}

/** What a contract wrote down. Anybody may write anything. */
export interface ChainLog {
  readonly contract: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}
