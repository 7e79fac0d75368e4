export {
  type Eip1193KitProvider,
  kitProvider,
} from '../bridges/evm/kitProvider.js'
export type { ViemClient } from '../bridges/viem/createViemClient.js'
export { getViemClient } from '../bridges/viem/getViemClient.js'
export { toViemChain } from '../bridges/viem/toViemChain.js'
export { viemTransport } from '../bridges/viem/viemTransport.js'
export { watchViemClient } from '../bridges/viem/watchViemClient.js'
export type { ProviderListener } from '../eip1193/createEventEmitter.js'
