// Specification 9, "Recent wallets kept: 2".
import type { WalletReference } from '../../entities/wallet/wallet.js'

export const recentWalletsLimit = 2

/** The wallets used last with one more, most recent first, each once. */
export function withRecentWallet(
  recent: readonly WalletReference[],
  wallet: WalletReference,
): readonly WalletReference[] {
  const others = recent.filter(({ id }) => id !== wallet.id)
  return [wallet, ...others].slice(0, recentWalletsLimit)
}
