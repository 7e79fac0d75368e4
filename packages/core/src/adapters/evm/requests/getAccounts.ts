import type { Account } from '../../../entities/account.js'
import type { Eip1193Provider } from '../Eip1193Provider.js'
import { parseAccounts } from '../parseAccounts.js'
import { askWallet } from './askWallet.js'

/** `eth_accounts`: the accounts granted already. Never prompts. */
export function getAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return askWallet(provider, {
    method: 'eth_accounts',
    parse: parseAccounts,
    signal,
  })
}
