export type { Configuration } from './configuration.js'
export { type RunningEscrow, startEscrow } from './startEscrow.js'
