import type { Network } from '../../entities/network/network.js'
import { askWallet } from '../askWallet.js'
import type { KeplrProvider } from './KeplrProvider.js'
import { readAddress } from './readAddress.js'

/** The address on a network of the account that the wallet uses. */
export function getKey(
  provider: KeplrProvider,
  network: Network,
  signal: AbortSignal,
): Promise<string> {
  return askWallet({
    method: 'getKey',
    run: () => provider.getKey(String(network.id)),
    parse: (answer) => readAddress(answer, network),
    signal,
  })
}
