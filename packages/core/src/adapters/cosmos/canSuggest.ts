import type { Network } from '../../entities/network/network.js'
import type { KeplrProvider } from './KeplrProvider.js'

/** Whether a wallet that does not know a network can be told of it. */
export function canSuggest(
  provider: KeplrProvider,
  { cosmos }: Network,
): boolean {
  return cosmos !== undefined && provider.experimentalSuggestChain !== undefined
}
