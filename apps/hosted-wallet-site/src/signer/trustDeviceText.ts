import { walletStatement } from '../decode/text/decodeMessage.js'

/** What the wallet's key signs, unasked, for a device that has recovered it. */
export function trustDeviceText({
  deviceId,
  walletId,
}: {
  readonly walletId: string
  readonly deviceId: string
}): string {
  return `${walletStatement}trust-device\nwallet ${walletId}\ndevice ${deviceId}`
}
