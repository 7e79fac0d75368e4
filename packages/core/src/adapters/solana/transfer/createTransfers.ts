import { findTransfer } from './findTransfer.js'
import { prepareSend } from './prepareSend.js'
import { readLateAnswer } from './readLateAnswer.js'
import { sendToken } from './sendToken.js'

/** What needs `@solana/kit`. */
export function createTransfers() {
  return { findTransfer, prepareSend, readLateAnswer, sendToken }
}
