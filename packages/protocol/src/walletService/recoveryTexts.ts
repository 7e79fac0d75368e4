/** A way back to a wallet, and whose it is. */
interface WayBack {
  readonly walletId: string
  readonly recoveryId: string
}

/**
 * What the key of a wallet signs (EIP-191) for one more way back to it.
 * @example
 * import { addRecoveryText } from '@hasp/protocol/walletService'
 *
 * addRecoveryText({ walletId: 'a', recoveryId: 'b' })
 */
export function addRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `hw1/add-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}

/**
 * What the key of a wallet signs (EIP-191) for one way back less.
 * @example
 * import { removeRecoveryText } from '@hasp/protocol/walletService'
 *
 * removeRecoveryText({ walletId: 'a', recoveryId: 'b' })
 */
export function removeRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `hw1/remove-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}
