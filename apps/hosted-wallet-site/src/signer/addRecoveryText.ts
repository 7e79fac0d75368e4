import { walletStatement } from '../decode/text/decodeMessage.js'

/** What the wallet's key signs, unasked, for one more way back to it. */
export function addRecoveryText({
  recoveryId,
  walletId,
}: {
  readonly walletId: string
  readonly recoveryId: string
}): string {
  return `${walletStatement}add-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}
