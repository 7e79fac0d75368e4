/** What only a new transfer needs: loaded as one. */
export { prepareSend } from './prepareSend.js'
export { readLateAnswer } from './readLateAnswer.js'
export { sendToken } from './sendToken.js'
