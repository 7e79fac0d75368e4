import {
  isAccountId,
  parseAccountId,
} from '../../../entities/account/accountId.js'
import type { Namespace } from '../../../entities/network/namespace.js'

const accountsLimit = 100

/** The addresses of a wallet's event, given plain or as CAIP-10. */
export function readSessionAddresses(
  data: unknown,
  namespace: Namespace,
): string[] {
  if (!Array.isArray(data)) return []
  return data.slice(0, accountsLimit).flatMap((entry: unknown) => {
    if (typeof entry !== 'string') return []
    if (!isAccountId(entry)) return [entry]
    const account = parseAccountId(entry)
    return account.namespace === namespace ? [account.address] : []
  })
}
