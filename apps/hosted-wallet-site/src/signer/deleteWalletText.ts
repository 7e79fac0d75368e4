import { walletStatement } from '../decode/text/decodeMessage.js'

/** What the wallet's key signs, unasked by any site, to be deleted. */
export function deleteWalletText({
  deviceId,
  walletId,
}: {
  readonly walletId: string
  readonly deviceId: string
}): string {
  return `${walletStatement}delete-wallet\nwallet ${walletId}\ndevice ${deviceId}`
}
