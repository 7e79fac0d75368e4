import type { WalletListing } from '@hasp/core'

/** The page `/phone` as a wallet of the lists: paired by code or by link. */
export function phoneWalletListing(origin: string): WalletListing {
  const link = `${origin}/phone?uri={uri}`
  return {
    id: 'phoneWallet',
    name: 'Hasp Phone Wallet',
    namespaces: ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'],
    homepage: `${origin}/phone`,
    isPairable: true,
    links: { native: link, web: link },
    stores: {},
  }
}
