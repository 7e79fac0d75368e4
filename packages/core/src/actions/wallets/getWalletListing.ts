import type { WalletListing } from '../../entities/wallet/walletListing.js'
import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import { askDirectory } from './askDirectory.js'
import { walletRuleOf } from './walletRuleOf.js'

/**
 * One wallet by its id in the directory.
 * @returns undefined when there is none, or when it is excluded
 * @throws `WALLET_LIST_UNAVAILABLE`, `CANCELLED`
 * @example
 * import { getWalletListing } from '@hasp/core'
 *
 * const wallet = await getWalletListing(kit, { walletId: 'kite' })
 */
export async function getWalletListing(
  kit: Kit,
  parameters: getWalletListing.Parameters,
): Promise<WalletListing | undefined> {
  const { signal = new AbortController().signal, walletId } = parameters
  const { isShown } = walletRuleOf(kit)
  if (!isShown({ id: walletId })) return undefined
  const own = walletOptionsOf(kit).custom.find(({ id }) => id === walletId)
  if (own) return isShown(own) ? own : undefined
  const { wallets } = await askDirectory(
    kit,
    { page: 1, include: [walletId] },
    signal,
  )
  return wallets.find((wallet) => wallet.id === walletId && isShown(wallet))
}

export declare namespace getWalletListing {
  type Parameters = {
    walletId: string
    signal?: AbortSignal | undefined
  }
}
