import type { Hex } from 'viem'
import type { Movement } from '../activity/Movement.js'

/** Somebody else who knows what accounts of a network did: an explorer, say. */
export interface HistorySource {
  /**
   * Begins to read a page of a history.
   * @returns what it lists apart; one transaction may be in several lists
   * @throws UpstreamFailure where it would not answer soon, before it is asked
   */
  begin(): readonly ReadList[]
}

/**
 * Reads the newest items of an account, up to a block.
 * @param upTo the newest block that is of interest; every one unless given
 * @throws UpstreamFailure
 */
export type ReadList = (account: Hex, upTo?: number) => Promise<SourcePage>

/** Some items, the newest blocks first. */
export interface SourcePage {
  readonly items: readonly SourceItem[]
  /** Reads those behind them, of no later block; absent where there are none. */
  readonly readNext?: (() => Promise<SourcePage>) | undefined
}

/** One thing that a transaction did to an account. */
export interface SourceItem {
  readonly hash: Hex
  readonly block: number
  /** Seconds since 1970. */
  readonly time: number
  /** Tells an item from the others of its transaction, where lists repeat it. */
  readonly key?: string
  /** Where the list is one of transactions. */
  readonly transaction?: SourceTransaction
  readonly movement?: Movement
}

/** A transaction, as far as a list tells. */
export interface SourceTransaction {
  /** Its place in the block. */
  readonly place: number
  readonly sender: Hex
  readonly receiver: Hex | undefined
  readonly deployed: Hex | undefined
  readonly isFailed: boolean
  /** Absent where the list does not surely say it. */
  readonly fee: bigint | undefined
  /** Whether it asked a contract to do something. */
  readonly isCall: boolean
}
