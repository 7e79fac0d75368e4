import type { WalletListing } from '../../entities/wallet/walletListing.js'

/**
 * Whether a phone can reach a wallet: by a link that hands over a pairing, or
 * by the wallet's own browser.
 * @example
 * isForPhone(wallet)
 */
export function isForPhone({
  browse,
  isPairable,
  links,
}: Pick<WalletListing, 'browse' | 'isPairable' | 'links'>): boolean {
  const { native, universal, web } = links
  return (
    browse !== undefined || (isPairable && Boolean(native ?? universal ?? web))
  )
}
