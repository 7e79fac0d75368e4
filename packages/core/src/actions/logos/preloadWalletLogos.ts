import type { Kit } from '../../kit/Kit.js'

/**
 * Fetches what finds the logos of wallets, so that each is one step away when
 * it is shown. No logo is fetched by it.
 * @example
 * import { preloadWalletLogos } from '@hasp/core/internal'
 *
 * await preloadWalletLogos(kit)
 */
export async function preloadWalletLogos(kit: Kit): Promise<void> {
  if (kit.options.logos !== undefined) return
  await Promise.all([
    import('./findLogo.js'),
    import('../../logos/tables/wallets.js'),
  ]).catch(() => undefined)
}
