import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import type { NonEmpty } from '../../../entities/connection/connection.js'
import { KitError } from '../../../errors/KitError.js'
import { askForAccounts } from './askForAccounts.js'

/**
 * `eth_requestAccounts` (EIP-1102): asks the visitor for access.
 * @throws `WALLET_LOCKED` when the wallet named no account: a locked one does
 * so instead of asking. A refusal is an error of its own (4001), and 4100 is
 * a site without access, not a lock.
 */
export async function requestAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<NonEmpty<Account>> {
  const [first, ...others] = await askForAccounts(
    provider,
    'eth_requestAccounts',
    signal,
  )
  if (!first) throw new KitError('WALLET_LOCKED')
  return [first, ...others]
}
