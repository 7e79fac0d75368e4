import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import { parseAccounts } from '../parseAccounts.js'
import { requestProvider } from './requestProvider.js'

/**
 * `eth_accounts`: the accounts granted already, in small letters. Never
 * prompts.
 */
export function getAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return requestProvider(provider, {
    method: 'eth_accounts',
    parse: parseAccounts,
    signal,
  })
}
