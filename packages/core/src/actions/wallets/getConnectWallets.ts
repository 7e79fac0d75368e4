import type { Namespace } from '../../entities/network/namespace.js'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import { maxRecommended } from '../../policies/wallets/connectRows.js'
import { getWalletRule } from './getWalletRule.js'
import { getWallets } from './getWallets.js'

/**
 * The wallets of the directory that the first list shows: the featured ones
 * and a few recommended ones, and how many there are in all.
 * @throws `WALLET_LIST_UNAVAILABLE`, `CANCELLED`
 * @example
 * import { getConnectWallets } from '@hasp/core/internal'
 *
 * const { featured, total } = await getConnectWallets(kit)
 */
export async function getConnectWallets(
  kit: Kit,
  parameters: getConnectWallets.Parameters = {},
): Promise<getConnectWallets.Result> {
  const { custom, featured } = walletOptionsOf(kit)
  const [{ total, wallets }, rule] = await Promise.all([
    getWallets(kit, parameters),
    getWalletRule(kit, parameters),
  ])
  const others = [...featured, ...custom.map(({ id }) => id)]
  const shown = wallets.filter(rule.isShown)
  return {
    featured: featured.flatMap(
      (id) => shown.find((one) => one.id === id) ?? [],
    ),
    custom: custom.filter(rule.isShown),
    recommended: shown
      .filter(({ id }) => !others.includes(id))
      .slice(0, recommendedReserve),
    rule,
    total,
  }
}

/** More than are shown: some of them may be in the list already. */
const recommendedReserve = maxRecommended * 4

export declare namespace getConnectWallets {
  type Parameters = {
    namespace?: Namespace | undefined
    isForPhone?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type Result = {
    readonly featured: readonly WalletListing[]
    readonly custom: readonly WalletListing[]
    readonly recommended: readonly WalletListing[]
    readonly rule: Awaited<ReturnType<typeof getWalletRule>>
    readonly total: number
  }
}
