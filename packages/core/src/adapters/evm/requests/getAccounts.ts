import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import { askForAccounts } from './askForAccounts.js'

/** `eth_accounts`: the accounts granted already. Never prompts. */
export function getAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return askForAccounts(provider, 'eth_accounts', signal)
}
