import type { ViemChain } from './fromViemChain.js'
import type { Network } from './network.js'

/**
 * A network that is read from nodes of your own, and from no other.
 * @param network a preset, or a chain of viem
 * @param urls addresses in the order in which they are tried
 * @example
 * import { mainnet, withRpc } from '@hasp/core/networks'
 *
 * withRpc(mainnet, ['https://node.example', 'https://spare.example'])
 */
export function withRpc<network extends Network | ViemChain>(
  network: network,
  urls: readonly [string, ...string[]],
): network {
  return { ...network, rpcUrls: { default: { http: urls } } }
}
