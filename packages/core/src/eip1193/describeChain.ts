import type { Network } from '../entities/network/network.js'
import { KitError } from '../errors/KitError.js'
import { toHexChainId } from './chainId.js'

/**
 * A network as `wallet_addEthereumChain` takes it (EIP-3085). Only its web
 * URLs are given: wallets refuse the whole request for one of `ws:`.
 * @throws `CHAIN_NOT_SUPPORTED` when no RPC URL is one that a wallet can use
 */
export function describeChain(network: Network) {
  const { blockExplorers, caipNetworkId, name, nativeCurrency } = network
  const rpcUrls = network.rpcUrls.default.http.filter(isWebUrl)
  if (rpcUrls.length === 0)
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId: caipNetworkId })
  const explorer = blockExplorers?.default.url
  return {
    chainId: toHexChainId(caipNetworkId),
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    rpcUrls,
    ...(explorer && isWebUrl(explorer) && { blockExplorerUrls: [explorer] }),
  }
}

function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
