/**
 * What the key of a wallet signs (EIP-191) to make a device trusted.
 * @example
 * import { trustDeviceText } from '@hasp/protocol/walletService'
 *
 * trustDeviceText({ walletId: 'a', deviceId: 'b' })
 */
export function trustDeviceText(of: {
  readonly walletId: string
  readonly deviceId: string
}): string {
  return `hw1/trust-device\nwallet ${of.walletId}\ndevice ${of.deviceId}`
}
