import type { Network } from '../../entities/network/network.js'
import { askWallet } from '../askWallet.js'
import type { KeplrProvider } from './KeplrProvider.js'

/**
 * `enable`: asks for access to networks with one prompt, or none if the
 * visitor gave it before.
 */
export function requestAccess(
  provider: KeplrProvider,
  networks: readonly Network[],
  signal: AbortSignal,
): Promise<true> {
  return askWallet({
    method: 'enable',
    run: () => provider.enable(networks.map(({ id }) => String(id))),
    parse: () => true,
    signal,
  })
}
