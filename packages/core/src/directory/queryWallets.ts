import type { WalletListing } from '../entities/wallet/walletListing.js'
import { isForPhone } from '../policies/wallets/phoneWallet.js'
import { walletPageSize } from '../policies/wallets/walletPaging.js'
import { bareRdns } from '../policies/wallets/walletVisibility.js'
import type { WalletPage, WalletQuery } from '../ports/WalletDirectory.js'
import { foldText } from './foldText.js'

/** Answers a query from a list that is all here. */
export async function queryWallets(
  wallets: readonly WalletListing[],
  query: WalletQuery,
): Promise<WalletPage> {
  const fitting = await findWallets(wallets, query)
  const start = (query.page - 1) * walletPageSize
  return {
    wallets: fitting.slice(start, start + walletPageSize),
    total: fitting.length,
  }
}

/** The wallets of all pages that fit a query, or what it may have meant. */
export async function findWallets(
  wallets: readonly WalletListing[],
  query: Omit<WalletQuery, 'page'>,
): Promise<readonly WalletListing[]> {
  const fitting = filterWallets(wallets, query)
  const { search, ...rest } = query
  if (fitting.length > 0 || !search) return fitting
  // Without the file that knows of slips, nothing is found, as before.
  const misspelt = await import('./findMisspelt.js').catch(() => undefined)
  const candidates = filterWallets(wallets, rest)
  return misspelt?.findMisspelt(candidates, search) ?? fitting
}

/**
 * The wallets of all pages that fit a query: in their order, or names that are
 * what was typed first, then those that begin with it.
 */
export function filterWallets(
  wallets: readonly WalletListing[],
  query: Omit<WalletQuery, 'page'>,
): readonly WalletListing[] {
  const fitting = inOrder(wallets, query.include).filter(fits(query))
  const search = foldText(query.search ?? '')
  if (!search) return fitting
  const rank = ({ name }: WalletListing) => {
    const folded = foldText(name)
    return folded === search ? 0 : folded.startsWith(search) ? 1 : 2
  }
  return [...fitting].sort((one, other) => rank(one) - rank(other))
}

function inOrder(
  wallets: readonly WalletListing[],
  include: WalletQuery['include'],
): readonly WalletListing[] {
  if (!include) return wallets
  const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  return [...new Set(include)].flatMap((id) => byId.get(id) ?? [])
}

function fits(
  query: Omit<WalletQuery, 'page'>,
): (wallet: WalletListing) => boolean {
  const search = foldText(query.search ?? '')
  const excluded = new Set(query.exclude)
  const rdns = query.rdns && new Set(query.rdns.map(bareRdns))
  return (wallet) =>
    !excluded.has(wallet.id) &&
    (!search || foldText(wallet.name).includes(search)) &&
    (!rdns || (!!wallet.rdns && rdns.has(bareRdns(wallet.rdns)))) &&
    (!query.namespaces ||
      wallet.namespaces.some((one) => query.namespaces?.includes(one))) &&
    (!query.isForPhone || isForPhone(wallet))
}
