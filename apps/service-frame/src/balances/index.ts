export { askNode } from './askNode.js'
export { createBalanceHolds } from './createBalanceHolds.js'
export type { Holds, WalletAddresses } from './Holds.js'
