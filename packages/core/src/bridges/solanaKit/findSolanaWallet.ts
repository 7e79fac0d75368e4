import { getProvider } from '../../actions/connection/getProvider.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'

/**
 * The Solana wallet in use, if it still signs for an address: a signer stands
 * for one account, and another must never sign in its place.
 * @throws `NO_ACTIVE_ACCOUNT` while no wallet is connected;
 * `WALLET_UNAUTHORIZED` when it is on another account by now
 */
export function findSolanaWallet(kit: Kit, address: string): SolanaProvider {
  const wallet = getProvider(kit, { namespace: 'solana' })
  if (!wallet) throw new KitError('NO_ACTIVE_ACCOUNT')
  // The connector's contract: a namespace's provider is of the namespace's
  // port.
  const provider = wallet as SolanaProvider
  if (provider.address !== address) throw new KitError('WALLET_UNAUTHORIZED')
  return provider
}
