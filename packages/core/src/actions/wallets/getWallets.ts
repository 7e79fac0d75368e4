import { filterWallets, findWallets } from '../../directory/queryWallets.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { WalletListing } from '../../entities/wallet/walletListing.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { walletOptionsOf } from '../../kit/walletOptions.js'
import { toListedWallet } from '../../policies/wallets/listedWallet.js'
import { walletPageSize } from '../../policies/wallets/walletPaging.js'
import type { WalletQuery } from '../../ports/WalletDirectory.js'
import { askDirectory } from './askDirectory.js'
import { walletRuleOf } from './walletRuleOf.js'

/**
 * A page of the wallets that a visitor may choose from: those found in this
 * browser first, then the featured ones in their order, the site's own, then
 * the order of the directory. Excluded wallets are in none of it.
 *
 * @param parameters.page from 1, 40 wallets of the directory each; the first
 * page has the wallets that come first besides
 * @param parameters.search part of a name; a directory that is all here takes
 * a slip of the fingers for what was meant, where nothing else is found
 * @param parameters.namespace only wallets of a namespace
 * @param parameters.isForPhone only wallets that a phone can reach
 * @returns the wallets, how many there are in all, and whether there are more
 * @throws `WALLET_LIST_UNAVAILABLE`, `CANCELLED`
 * @example
 * import { getWallets } from '@hasp/core'
 *
 * const { wallets, total } = await getWallets(kit, { search: 'kite' })
 */
export async function getWallets(
  kit: Kit,
  parameters: getWallets.Parameters = {},
): Promise<getWallets.Result> {
  const { page = 1, signal = new AbortController().signal } = parameters
  const { custom, exclude, featured, include } = walletOptionsOf(kit)
  const wish = wishOf(kit, parameters)
  const hidden = [...exclude, ...custom.map(({ id }) => id)]
  const query: WalletQuery = {
    ...wish,
    page,
    include,
    exclude: hidden.length > 0 ? hidden : undefined,
  }
  const extras = page === 1 && !wish.search ? firstOf(kit, query, featured) : []
  const [answer, ...first] = await Promise.all(
    [query, ...extras].map((one) => askDirectory(kit, one, signal)),
  )
  const { total = 0, wallets: paged = [] } = answer ?? {}
  const rule = walletRuleOf(kit)
  const fitting =
    total > 0 ? filterWallets(custom, wish) : await findWallets(custom, wish)
  const own = fitting.filter(rule.isShown)
  const found = kit.stores.connectors.getState()
  return {
    wallets:
      page === 1
        ? rule.arrange(
            [...own, ...first.flatMap(({ wallets }) => wallets), ...paged],
            (wallet) => toListedWallet(wallet, found).isInstalled,
          )
        : paged.filter(rule.isShown),
    total: total + own.length,
    hasMore: paged.length > 0 && page * walletPageSize < total,
  }
}

export declare namespace getWallets {
  type Parameters = {
    page?: number | undefined
    search?: string | undefined
    namespace?: Namespace | undefined
    isForPhone?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type Result = {
    readonly wallets: readonly WalletListing[]
    readonly total: number
    readonly hasMore: boolean
  }
}

function wishOf(
  kit: Kit,
  { isForPhone, namespace, search }: getWallets.Parameters,
): Omit<WalletQuery, 'page'> {
  const namespaces = namespace
    ? [namespace]
    : [...kit[internals].adapters.keys()]
  return {
    search: search?.trim() || undefined,
    namespaces: namespaces.length > 0 ? namespaces : undefined,
    isForPhone: isForPhone || undefined,
  }
}

/** What asks for the wallets that come first, on whatever page they are. */
function firstOf(
  kit: Kit,
  query: WalletQuery,
  featured: readonly string[],
): readonly WalletQuery[] {
  const { connectors } = kit.stores.connectors.getState()
  const rdns = connectors.flatMap(({ info }) => info.info?.rdns ?? [])
  const include = featured.filter((id) => query.include?.includes(id) ?? true)
  return [
    ...(rdns.length > 0 ? [{ ...query, rdns }] : []),
    ...(include.length > 0 ? [{ ...query, include }] : []),
  ]
}
