import type { Eip1193Provider } from '../Eip1193Provider.js'
import { askWallet } from './askWallet.js'

/** `wallet_requestPermissions` (EIP-2255): opens the account picker. */
export function requestPermissions(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<true> {
  return askWallet(provider, {
    method: 'wallet_requestPermissions',
    params: [{ eth_accounts: {} }],
    parse: () => true,
    signal,
  })
}
