/**
 * What the key of a wallet signs (EIP-191) to have it deleted.
 * @example
 * import { deleteWalletText } from '@hasp/protocol/walletService'
 *
 * deleteWalletText({ walletId: 'a', deviceId: 'b' })
 */
export function deleteWalletText(of: {
  readonly walletId: string
  readonly deviceId: string
}): string {
  return `hw1/delete-wallet\nwallet ${of.walletId}\ndevice ${of.deviceId}`
}
