import { defineNetwork, type Network } from './network.js'

/** The part of viem's `Chain` that a network is made of. */
export type ViemChain = Pick<
  Network,
  | 'blockExplorers'
  | 'contracts'
  | 'name'
  | 'nativeCurrency'
  | 'rpcUrls'
  | 'testnet'
> & { readonly id: number; readonly caipNetworkId?: undefined }

/**
 * A network from a chain of viem or wagmi; its URLs are used as they are.
 * @param chain as `viem/chains` has it
 * @param more what viem does not know, e.g. the tokens to show
 * @example
 * import { fromViemChain } from '@hasp/core/networks'
 *
 * fromViemChain(
 *   {
 *     id: 31337,
 *     name: 'Local',
 *     nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *     rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 *   },
 *   { confirmations: 1 },
 * )
 */
export function fromViemChain(
  chain: ViemChain,
  more: Pick<Network, 'assets' | 'confirmations' | 'tokens'> = {},
): Network {
  return defineNetwork({ ...chain, ...more, chainNamespace: 'eip155' })
}

/**
 * The networks of a list that may hold chains of viem.
 * @example asNetworks([mainnet, sepolia])
 */
export function asNetworks(
  networks: readonly (Network | ViemChain)[],
): readonly Network[] {
  return networks.map((network) =>
    network.caipNetworkId === undefined ? fromViemChain(network) : network,
  )
}
