import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import { requestProvider } from './requestProvider.js'

/** `wallet_requestPermissions` (EIP-2255): opens the account picker. */
export function requestPermissions(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<true> {
  return requestProvider(provider, {
    method: 'wallet_requestPermissions',
    params: [{ eth_accounts: {} }],
    parse: () => true,
    signal,
  })
}
