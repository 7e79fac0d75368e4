import type { Network } from '../../../entities/network.js'
import { KitError } from '../../../errors/KitError.js'
import type { Eip1193Provider } from '../Eip1193Provider.js'
import { toHexChainId } from '../toHexChainId.js'
import { askWallet } from './askWallet.js'

/**
 * `wallet_addEthereumChain` (EIP-3085) with the URLs of the configuration.
 * @throws `CHAIN_NOT_SUPPORTED` when no RPC URL is one that a wallet can use
 */
export async function addEthereumChain(
  provider: Eip1193Provider,
  network: Network,
  signal: AbortSignal,
): Promise<true> {
  const { blockExplorers, caipNetworkId, name, nativeCurrency } = network
  const rpcUrls = network.rpcUrls.default.http.filter(isWebUrl)
  if (rpcUrls.length === 0)
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId: caipNetworkId })
  const explorer = blockExplorers?.default.url
  return await askWallet(provider, {
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: toHexChainId(network),
        chainName: name,
        nativeCurrency: {
          name: nativeCurrency.name,
          symbol: nativeCurrency.symbol,
          decimals: nativeCurrency.decimals,
        },
        rpcUrls,
        ...(explorer &&
          isWebUrl(explorer) && { blockExplorerUrls: [explorer] }),
      },
    ],
    parse: () => true,
    signal,
  })
}

function isWebUrl(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url)
}
