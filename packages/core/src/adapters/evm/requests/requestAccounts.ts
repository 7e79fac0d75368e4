import type { Account } from '../../../entities/account.js'
import type { NonEmpty } from '../../../entities/connection.js'
import type { Eip1193Provider } from '../Eip1193Provider.js'
import { parseAccounts } from '../parseAccounts.js'
import { askWallet } from './askWallet.js'

/** `eth_requestAccounts` (EIP-1102): asks the visitor for access. */
export function requestAccounts(
  provider: Eip1193Provider,
  signal: AbortSignal,
): Promise<NonEmpty<Account>> {
  return askWallet(provider, {
    method: 'eth_requestAccounts',
    parse(answer) {
      const [first, ...others] = parseAccounts(answer) ?? []
      return first && [first, ...others]
    },
    signal,
  })
}
