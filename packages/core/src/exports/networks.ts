export {
  defineNetwork,
  type Network,
  type TokenReference,
} from '../entities/network.js'
export { arbitrum } from '../networks/arbitrum.js'
export { base } from '../networks/base.js'
export { mainnet } from '../networks/mainnet.js'
export { optimism } from '../networks/optimism.js'
export { polygon } from '../networks/polygon.js'
export { sepolia } from '../networks/sepolia.js'
