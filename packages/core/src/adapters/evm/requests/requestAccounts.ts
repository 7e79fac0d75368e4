import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import { parseAccounts } from '../parseAccounts.js'
import { requestProvider } from './requestProvider.js'

/**
 * `eth_requestAccounts` (EIP-1102): asks the visitor for access.
 * @returns the accounts in small letters; none from a locked wallet, which
 * names none instead of asking. A refusal is an error of its own (4001), and
 * 4100 is a site without access, not a lock.
 */
export function requestAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return requestProvider(provider, {
    method: 'eth_requestAccounts',
    parse: parseAccounts,
    signal,
  })
}
