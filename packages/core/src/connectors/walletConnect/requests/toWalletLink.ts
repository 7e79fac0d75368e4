import type { WalletListing } from '../../../entities/wallet/walletListing.js'
import { isAllowedLink } from '../../../policies/links/allowedLink.js'
import { appScheme } from '../../../policies/links/appScheme.js'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'

const schemeLimit = 60

/**
 * The link that brings a connected wallet's app to the front: the one that the
 * directory gives, else the scheme that the wallet says is its own. No more is
 * taken of a peer: neither an address, which could be any page, nor what the
 * app is to do.
 * @param listing the directory's record of the wallet
 * @param isHttpsOnly inside apps that open nothing else
 * @returns undefined when there is none that may be opened
 */
export function toWalletLink(
  { redirect }: PeerMetadata,
  listing: WalletListing | undefined,
  isHttpsOnly: boolean,
): string | undefined {
  const { native, universal } = listing?.links ?? {}
  const own = appScheme(complete(redirect?.native ?? ''))
  const links = [
    ...[native, universal].map((link) => link && complete(link)),
    own && own.length <= schemeLimit && `${own}://`,
  ]
  return links.find(
    (link): link is string =>
      !!link &&
      (!isHttpsOnly || link.startsWith('https:')) &&
      isAllowedLink(link),
  )
}

/** Many wallets give their scheme alone, some the place of an address. */
function complete(link: string): string {
  if (link.includes('://')) return link.replaceAll('{uri}', '')
  return `${link.replace(/[/:]+$/, '')}://`
}
