export type { DevtoolsFault } from '../devtools/DevtoolsFault.js'
export { KitDevtools } from '../devtools/KitDevtools.js'
export { walletFaults } from '../devtools/walletFaults.js'
