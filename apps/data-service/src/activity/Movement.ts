import type { Hex } from 'viem'
import type { movements } from '../database/tables.js'

/** What a transaction moved, or allowed to be moved. */
export interface Movement {
  readonly kind: (typeof movements.$inferSelect)['kind']
  /** The contract; absent for the chain's own currency. */
  readonly token?: Hex
  /** Of an approval: whose tokens. */
  readonly source: Hex
  /** Of an approval: who may move them. */
  readonly target: Hex
  /** Base units; of an operator's approval 1 or 0. Absent for ERC-721. */
  readonly amount?: bigint
  readonly tokenId?: bigint
}
