import type { NetworkId } from '../../../entities/networkId.js'
import { parseChainId } from '../../../entities/parseChainId.js'
import type { Eip1193Provider } from '../Eip1193Provider.js'
import { askWallet } from './askWallet.js'

/** `eth_chainId`: the network that the wallet is on. Never prompts. */
export function getChainId(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<NetworkId> {
  return askWallet(provider, {
    method: 'eth_chainId',
    parse: parseChainId,
    signal,
  })
}
