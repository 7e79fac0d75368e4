import { walletStatement } from '../decode/text/decodeMessage.js'

/** What the wallet's key signs, unasked, for a device that was compared. */
export function vouchText({
  deviceId,
  publicKey,
  walletId,
}: {
  readonly walletId: string
  readonly deviceId: string
  readonly publicKey: string
}): string {
  return `${walletStatement}vouch\nwallet ${walletId}\ndevice ${deviceId}\nkey ${publicKey}`
}
