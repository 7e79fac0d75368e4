import { parseChainId } from '../../../eip1193/chainId.js'
import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { requestProvider } from './requestProvider.js'

/** `eth_chainId`: the network that the wallet is on. Never prompts. */
export function getChainId(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<NetworkId> {
  return requestProvider(provider, {
    method: 'eth_chainId',
    parse: parseChainId,
    signal,
  })
}
