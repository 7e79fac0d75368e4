export { followKit } from '../bridges/wagmi/followKit.js'
export {
  type KitConnector,
  kitConnector,
} from '../bridges/wagmi/kitConnector.js'
export type {
  WagmiConfig,
  WagmiConnector,
  WagmiState,
} from '../bridges/wagmi/WagmiConfig.js'
