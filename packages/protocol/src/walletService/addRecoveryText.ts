/**
 * What the key of a wallet signs (EIP-191) for one more way back to it.
 * @example
 * import { addRecoveryText } from '@hasp/protocol/walletService'
 *
 * addRecoveryText({ walletId: 'a', recoveryId: 'b' })
 */
export function addRecoveryText(of: {
  readonly walletId: string
  readonly recoveryId: string
}): string {
  return `hw1/add-recovery\nwallet ${of.walletId}\nrecovery ${of.recoveryId}`
}
