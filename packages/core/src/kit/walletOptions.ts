import type { WalletChoices } from '../policies/wallets/walletVisibility.js'
import type { Kit } from './Kit.js'
import type { WalletsOption } from './options.js'

/** The options about wallets, with every default filled in. */
export function walletOptionsOf({
  options,
}: Pick<Kit, 'options'>): WalletsOption & WalletChoices {
  const { wallets } = options
  return {
    ...wallets,
    featured: wallets.featured ?? [],
    exclude: wallets.exclude ?? [],
    custom: wallets.custom ?? [],
  }
}
