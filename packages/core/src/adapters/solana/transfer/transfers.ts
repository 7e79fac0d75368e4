/** What needs `@solana/kit`: it is loaded as one. */
export { findTransfer } from './findTransfer.js'
export { prepareSend } from './prepareSend.js'
export { readLateAnswer } from './readLateAnswer.js'
export { sendToken } from './sendToken.js'
