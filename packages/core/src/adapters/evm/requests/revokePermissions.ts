import type { Eip1193Provider } from '../Eip1193Provider.js'
import { askWallet } from './askWallet.js'

/** `wallet_revokePermissions`: takes the whole origin's grant back. */
export function revokePermissions(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<true> {
  return askWallet(provider, {
    method: 'wallet_revokePermissions',
    params: [{ eth_accounts: {} }],
    parse: () => true,
    signal,
  })
}
