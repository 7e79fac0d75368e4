import { walletStatement } from '../decode/text/decodeMessage.js'

interface WayBack {
  readonly walletId: string
  readonly recoveryId: string
}

/** What the wallet's key signs, unasked, for one more way back to it. */
export function addRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `${walletStatement}add-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}

/** What it signs for one way less. */
export function removeRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `${walletStatement}remove-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}
