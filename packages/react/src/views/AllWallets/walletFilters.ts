import type { ListedWallet, Namespace } from '@hasp/core'

/** A kind of wallet to look among. */
export type WalletFilter = 'installed' | 'mobile' | 'extension' | Namespace

/** The kinds that wallets of the list belong to. */
export function kindsOf(wallets: readonly ListedWallet[]) {
  const kinds = ['installed', 'mobile', 'extension'] as const
  return kinds.filter((kind) => wallets.some((one) => isOfKind(one, kind)))
}

/** Whether a wallet is of a kind; namespaces are the directory's to tell. */
export function isOfKind(
  wallet: ListedWallet,
  filter: WalletFilter | undefined,
): boolean {
  const { browse, isInstalled, isPairable, links, rdns, stores } = wallet
  if (filter === 'installed') return isInstalled
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
