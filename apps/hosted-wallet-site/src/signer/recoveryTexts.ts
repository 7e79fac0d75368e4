import { walletStatement } from '../decode/text/decodeMessage.js'

interface WayBack {
  readonly walletId: string
  readonly recoveryId: string
}

/**
 * What the wallet's key signs, unasked, for one more way back to it, and for
 * what the way proves itself by.
 */
export function addRecoveryText(
  { recoveryId, walletId }: WayBack,
  proofKey: string | undefined,
): string {
  const proof = proofKey === undefined ? '' : `\nproof ${proofKey}`
  return `${walletStatement}add-recovery\nwallet ${walletId}\nrecovery ${recoveryId}${proof}`
}

/** What it signs for one way less. */
export function removeRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `${walletStatement}remove-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}
