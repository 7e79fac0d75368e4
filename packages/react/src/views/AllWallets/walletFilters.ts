import type { ListedWallet, Namespace } from '@hasp/core'

/** A kind of wallet to look among. */
export type WalletFilter = WalletKind | Namespace

/** Kinds that the list itself tells, in the order to offer them. */
export const walletKinds = [
  'installed',
  'mobile',
  'extension',
  'openSource',
] as const

export type WalletKind = (typeof walletKinds)[number]

export function isWalletKind(
  filter: WalletFilter | undefined,
): filter is WalletKind {
  return walletKinds.some((kind) => kind === filter)
}

/** The kinds that wallets of the list belong to. */
export function kindsOf(wallets: readonly ListedWallet[]) {
  return walletKinds.filter((kind) =>
    wallets.some((one) => isOfKind(one, kind)),
  )
}

/** Whether a wallet is of a kind; namespaces are the directory's to tell. */
export function isOfKind(
  wallet: ListedWallet,
  filter: WalletFilter | undefined,
): boolean {
  const { browse, isInstalled, isPairable, links, rdns, stores } = wallet
  if (filter === 'installed') return isInstalled
  if (filter === 'openSource') return wallet.isOpenSource === true
  if (filter === 'extension')
    return [
      rdns,
      stores.chrome,
      stores.edge,
      stores.firefox,
      stores.safari,
    ].some(Boolean)
  if (filter === 'mobile')
    return Boolean(browse ?? (isPairable && (links.native ?? links.universal)))
  return true
}
