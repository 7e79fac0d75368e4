import type { EmailChange } from '../decode/SigningRequest.js'
import { walletStatement } from '../decode/text/decodeMessage.js'

/** What the wallet's key signs once the visitor saw both addresses. */
export function changeEmailText(of: EmailChange): string {
  return `${walletStatement}change-email\nwallet ${of.walletId}\ndevice ${of.deviceId}\nfrom ${of.from}\nto ${of.to}`
}
