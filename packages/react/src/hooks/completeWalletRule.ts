/** Asks the directory; a site that names no wallets never needs it. */
export { getWalletRule as completeWalletRule } from '@hasp/core'
