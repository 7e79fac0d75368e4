import type { Eip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import { checksumAccounts, loadChecksumAddress } from '../checksumAccounts.js'
import { parseAccounts } from '../parseAccounts.js'
import { requestProvider } from './requestProvider.js'

/**
 * Asks a wallet for accounts. The request leaves inside the call, and what
 * writes their checksum is fetched beside it: a refusal waits for neither.
 */
export async function askForAccounts(
  provider: Eip1193Provider,
  method: 'eth_accounts' | 'eth_requestAccounts',
  signal: AbortSignal,
): Promise<readonly Account[]> {
  const asked = requestProvider(provider, {
    method,
    parse: parseAccounts,
    signal,
  })
  // Callers that need it see a failure below.
  loadChecksumAddress().catch(() => undefined)
  return await checksumAccounts(await asked)
}
