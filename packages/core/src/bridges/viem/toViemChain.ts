import type { Chain } from 'viem'
import type { Network } from '../../entities/network/network.js'
import { KitError } from '../../errors/KitError.js'

/**
 * A chain of viem from a network of the kit; its URLs are used as they are.
 * @throws `CHAIN_NOT_SUPPORTED` unless it is a network of EVM
 * @example
 * import { mainnet } from '@hasp/core/networks'
 * import { toViemChain } from '@hasp/core/viem'
 *
 * const chain = toViemChain(mainnet)
 */
export function toViemChain(network: Network): Chain {
  const { blockExplorers, caipNetworkId, contracts, id, testnet } = network
  if (network.chainNamespace !== 'eip155')
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId: caipNetworkId })
  const multicall3 = contracts?.multicall3?.address as `0x${string}` | undefined
  return {
    id: Number(id),
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls,
    ...(blockExplorers && { blockExplorers }),
    ...(multicall3 && { contracts: { multicall3: { address: multicall3 } } }),
    ...(testnet && { testnet }),
  }
}
