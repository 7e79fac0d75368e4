export type { Configuration } from './configuration.js'
export { escrowPublicKey } from './keys/escrowPublicKey.js'
export { type RunningEscrow, startEscrow } from './startEscrow.js'
