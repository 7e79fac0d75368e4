import type { FrameKey } from '../sealing/SealingTasks.js'

/** A recovery by the escrow that this browser has begun. */
export interface EscrowAttempt {
  readonly walletId: string
  /** What the escrow calls it; worth nothing without the key. */
  readonly attempt: string
  readonly frameKey: FrameKey
  /** `code` until the mailbox is proved, then the escrow's hold runs. */
  readonly stage: 'code' | 'hold'
}
