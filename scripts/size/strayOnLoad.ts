/**
 * Directories of the core of which a page has nothing before a click.
 *
 * The shells of sources are the exception, and only for a page that asks for
 * them.
 */
const lateModule = /\/core\/(src|dist)\/(clients|connectors|directory)\//
const shells = {
  hasWalletConnect: /\/connectors\/walletConnect\/walletConnect\.(ts|js)$/,
  hasHostedWallet: /\/connectors\/hostedWallet\/hostedWallet\.(ts|js)$/,
} as const

/**
 * The modules of WalletConnect and the wallet list among those that come with
 * the page.
 * @param modules paths, those inside of bundled files included
 * @param options which sources the page asks for
 */
export function strayOnLoad(
  modules: readonly string[],
  options: { readonly [source in keyof typeof shells]?: boolean },
): readonly string[] {
  const names = Object.keys(shells) as (keyof typeof shells)[]
  const asked = names.filter((name) => options[name])
  return modules
    .map((id) => id.split('\\').join('/'))
    .filter(
      (id) =>
        lateModule.test(id) && !asked.some((name) => shells[name].test(id)),
    )
}
