import type { Network } from '../../entities/network.js'

/** A network as `wallet_addEthereumChain` describes it (EIP-3085). */
export function addChainParameters(network: Network) {
  const explorer = network.blockExplorers?.default.url
  return {
    chainId: `0x${BigInt(network.id).toString(16)}`,
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.default.http,
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
}
