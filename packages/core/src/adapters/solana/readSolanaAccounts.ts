import { parsePublicKey } from '../../addresses/parsePublicKey.js'
import type { Account } from '../../entities/account/account.js'
import type { StandardAccount } from '../walletStandard/StandardWallet.js'
import { isSolanaChain } from './solanaChains.js'

/**
 * The Solana accounts among those that a wallet names, in its order. One whose
 * address is none, or is not its public key, is left out, and so are
 * repetitions.
 */
export function readSolanaAccounts(
  accounts: readonly StandardAccount[],
): readonly Account[] {
  const addresses = new Set(
    accounts.filter(isSolana).map(({ address }) => address),
  )
  return [...addresses].map((address) => ({ address, type: 'eoa' }))
}

function isSolana({ address, chains, publicKey }: StandardAccount): boolean {
  const bytes = parsePublicKey(address)
  const isOwnKey = publicKey.length === 0 || publicKey.join() === bytes?.join()
  return bytes !== undefined && isOwnKey && chains.some(isSolanaChain)
}
