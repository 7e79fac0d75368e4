/**
 * Everything that keeps the list of transfers true, loaded when there is one.
 */
export { noteAnswer } from './noteAnswer.js'
export { pollTransactions } from './pollTransactions.js'
export { followStored } from './storeTransactions.js'
