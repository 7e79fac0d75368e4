/**
 * What the key of a wallet signs (EIP-191) to have its address changed.
 * @param of.from the address as it is, in lower case
 * @param of.to the one to come, in lower case
 * @example
 * import { changeEmailText } from '@hasp/protocol/walletService'
 *
 * changeEmailText({ walletId: 'a', deviceId: 'b', from: 'ada@tide.example', to: 'mira@tide.example' })
 */
export function changeEmailText(of: {
  readonly walletId: string
  readonly deviceId: string
  readonly from: string
  readonly to: string
}): string {
  return `hw1/change-email\nwallet ${of.walletId}\ndevice ${of.deviceId}\nfrom ${of.from}\nto ${of.to}`
}
