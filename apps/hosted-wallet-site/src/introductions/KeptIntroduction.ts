import type { OwnOffer } from '../sealing/SealingTasks.js'

/**
 * An offer that this browser has made. It outlives the page, and meets one
 * other device: whoever knows what was committed to could find a number by
 * which both show the same characters.
 */
export interface KeptIntroduction extends OwnOffer {
  readonly deviceId: string
  /** Of the device that has met this one. */
  readonly peerNonce?: string
}
