import type { WalletListing } from '../entities/wallet/walletListing.js'

/**
 * A wallet of a directory for tests: an app on phones, for EVM.
 * @param parts what matters to the test
 */
export function createListing(
  parts: Partial<WalletListing> = {},
): WalletListing {
  const { id = 'kite' } = parts
  return {
    id,
    name: id,
    namespaces: ['eip155'],
    homepage: `https://${id}.example`,
    isPairable: true,
    links: { native: `${id}://` },
    stores: {},
    ...parts,
  }
}
