import type { WalletListing } from '../entities/wallet/walletListing.js'
import { isForPhone } from '../policies/wallets/phoneWallet.js'
import { walletPageSize } from '../policies/wallets/walletPaging.js'
import { bareRdns } from '../policies/wallets/walletVisibility.js'
import type { WalletPage, WalletQuery } from '../ports/WalletDirectory.js'

/** Answers a query from a list that is all here. */
export function queryWallets(
  wallets: readonly WalletListing[],
  query: WalletQuery,
): WalletPage {
  const fitting = filterWallets(wallets, query)
  const start = (query.page - 1) * walletPageSize
  return {
    wallets: fitting.slice(start, start + walletPageSize),
    total: fitting.length,
  }
}

/** The wallets of all pages that fit a query. */
export function filterWallets(
  wallets: readonly WalletListing[],
  query: Omit<WalletQuery, 'page'>,
): readonly WalletListing[] {
  return inOrder(wallets, query.include).filter(fits(query))
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
  const search = fold(query.search ?? '')
  const excluded = new Set(query.exclude)
  const rdns = query.rdns && new Set(query.rdns.map(bareRdns))
  return (wallet) =>
    !excluded.has(wallet.id) &&
    (!search || fold(wallet.name).includes(search)) &&
    (!rdns || (!!wallet.rdns && rdns.has(bareRdns(wallet.rdns)))) &&
    (!query.namespaces ||
      wallet.namespaces.some((one) => query.namespaces?.includes(one))) &&
    (!query.isForPhone || isForPhone(wallet))
}

/** As people type it: no case, no accents, no space around it. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
}
