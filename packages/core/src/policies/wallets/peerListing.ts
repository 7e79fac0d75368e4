import type { WalletListing } from '../../entities/wallet/walletListing.js'

/** What a wallet on a phone says of itself. */
type Peer = {
  readonly name: string
  readonly url: string
  readonly redirect?:
    | {
        readonly native?: string | undefined
        readonly universal?: string | undefined
      }
    | undefined
}

/**
 * Whether a record of a directory is of the wallet that is connected: the
 * wallet gives the record's name, and comes from one of its hosts. Both are
 * claims of the wallet: what follows from them must come from the record.
 * @example isListingOf(listing, session.peer)
 */
export function isListingOf(listing: WalletListing, peer: Peer): boolean {
  const { homepage, links, name } = listing
  const hosts = [homepage, links.universal, links.web, links.native].map(hostOf)
  return (
    bareName(name) === bareName(peer.name) &&
    [peer.redirect?.universal, peer.url].some((link) => {
      const host = hostOf(link)
      return host !== undefined && hosts.includes(host)
    })
  )
}

/**
 * A name as wallets and directories both write it: "MetaMask Wallet" and
 * "MetaMask" are one.
 * @example bareName('MetaMask Wallet') // 'metamask'
 */
export function bareName(name: string): string {
  const whole = name.trim().toLowerCase()
  return whole.replace(/\s*wallet$/, '') || whole
}

function hostOf(link: string | undefined): string | undefined {
  if (!link || !/^https:/i.test(link) || !URL.canParse(link)) return undefined
  return new URL(link).host.replace(/^www\./, '')
}
