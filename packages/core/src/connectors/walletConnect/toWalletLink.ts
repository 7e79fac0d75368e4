import { isAllowedLink } from '../../policies/allowedLink.js'
import type { PeerMetadata } from '../../ports/WalletConnectClient.js'

const lengthLimit = 500

/**
 * The link that brings a connected wallet's app to the front.
 * @param isHttpsOnly inside apps that open nothing else
 * @returns undefined when it gives none that may be opened
 */
export function toWalletLink(
  { redirect }: PeerMetadata,
  isHttpsOnly: boolean,
): string | undefined {
  const links = isHttpsOnly
    ? [redirect?.universal]
    : [redirect?.native, redirect?.universal]
  return links
    .flatMap((link) => (link ? [complete(link)] : []))
    .find((link) => link.length <= lengthLimit && isAllowedLink(link))
}

/** Many wallets give their scheme alone. */
function complete(link: string): string {
  if (link.includes('://')) return link
  return `${link.replace(/[/:]+$/, '')}://`
}
