import { parseChainId } from '../../eip1193/chainId.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { onProvider } from './onProvider.js'

/**
 * Notes the network that a wallet changes to while it is asked for something.
 * @param signal ends it
 * @returns the last chain id, as the wallet wrote it; nothing that is none
 */
export function noteNetwork(
  provider: Eip1193Provider,
  signal: AbortSignal,
): () => unknown {
  let reported: unknown
  const note = (value: unknown) => {
    if (parseChainId(value)) reported = value
  }
  onProvider(provider, 'chainChanged', note, signal)
  return () => reported
}
