import type { PrivateKeyAccount } from 'viem'
import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext } from '../DevWallet.js'

/** The account that a site names, or 4100 when the site may not use it. */
export function permittedAccount(
  { session }: DevWalletContext,
  address: unknown,
): PrivateKeyAccount {
  const [visible] = session.visibleAccounts()
  const isVisible =
    typeof address === 'string' &&
    visible?.toLowerCase() === address.toLowerCase()
  if (!isVisible) throw providerError(4100)
  return session.account()
}
