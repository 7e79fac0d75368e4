import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import { requestProvider } from './requestProvider.js'

/** `wallet_revokePermissions`: takes the whole origin's grant back. */
export function revokePermissions(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<true> {
  return requestProvider(provider, {
    method: 'wallet_revokePermissions',
    params: [{ eth_accounts: {} }],
    parse: () => true,
    signal,
  })
}
