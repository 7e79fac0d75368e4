import { prepareSend } from './prepareSend.js'
import { sendToken } from './sendToken.js'

/** What needs `@solana/kit`. */
export function createTransfers() {
  return { prepareSend, sendToken }
}
