/**
 * Directories of the core of which a page has nothing before a click.
 *
 * The shell of WalletConnect is the one exception, and only for a page that
 * asks for it.
 */
const lateModule = /\/core\/(src|dist)\/(clients|connectors|directory)\//
const shell = /\/connectors\/walletConnect\/walletConnect\.(ts|js)$/

/**
 * The modules of WalletConnect and the wallet list among those that come with
 * the page.
 * @param modules paths, those inside of bundled files included
 * @param options.hasWalletConnect whether the page asks for WalletConnect
 */
export function strayOnLoad(
  modules: readonly string[],
  { hasWalletConnect }: { readonly hasWalletConnect: boolean },
): readonly string[] {
  return modules
    .map((id) => id.split('\\').join('/'))
    .filter(
      (id) => lateModule.test(id) && !(hasWalletConnect && shell.test(id)),
    )
}
