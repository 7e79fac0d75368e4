import type { Network } from '../../../entities/network.js'
import type { Eip1193Provider } from '../Eip1193Provider.js'
import { toHexChainId } from '../toHexChainId.js'
import { askWallet } from './askWallet.js'

/** `wallet_switchEthereumChain` (EIP-3326). */
export function switchEthereumChain(
  provider: Eip1193Provider,
  network: Network,
  signal: AbortSignal,
): Promise<true> {
  return askWallet(provider, {
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: toHexChainId(network) }],
    parse: () => true,
    signal,
  })
}
