import type { WalletListing } from '../../entities/wallet/walletListing.js'
import { toBrowseLink } from './browseLink.js'
import type { Device } from './device.js'
import { toPairingLink } from './pairingLink.js'

/** The ways to a wallet that are links. */
export type LinkPlatform = 'mobile' | 'web' | 'desktop'

/** What a link is built from. */
export type LinkParameters = {
  readonly wallet: Pick<WalletListing, 'browse' | 'isPairable' | 'links'>
  readonly device: Device
  /** The pending pairing; a page in a wallet's own browser needs none. */
  readonly uri?: string | undefined
  /** The address of this page. */
  readonly page?: string | undefined
  readonly prefersUniversalLinks?: boolean | undefined
}

/**
 * The link that opens a wallet from this device.
 * @returns undefined when there is none, or not before there is an address
 * @example
 * import { walletLink } from '@hasp/core/internal'
 *
 * walletLink('mobile', { wallet, device, uri: 'wc:…' })
 */
export function walletLink(
  platform: LinkPlatform,
  parameters: LinkParameters,
): string | undefined {
  const { page, uri } = parameters
  const base = linkBase(platform, parameters)
  if (base !== undefined) return uri ? toPairingLink(base, uri) : undefined
  const format = browseFormat(platform, parameters)
  return format && page ? toBrowseLink(format, page) : undefined
}

/**
 * Whether a device has a way to a wallet by link, with or without an address.
 * @example
 * hasWalletLink('web', { wallet, device })
 */
export function hasWalletLink(
  platform: LinkPlatform,
  parameters: LinkParameters,
): boolean {
  return (
    linkBase(platform, parameters) !== undefined ||
    browseFormat(platform, parameters) !== undefined
  )
}

/** The wallet's own browser, on a phone. */
function browseFormat(
  platform: LinkPlatform,
  { device, wallet }: LinkParameters,
): string | undefined {
  const { browse } = wallet
  if (platform !== 'mobile' || device.system === 'desktop') return undefined
  return device.isTelegram && !isAddress(browse) ? undefined : browse
}

function linkBase(
  platform: LinkPlatform,
  { device, prefersUniversalLinks, wallet }: LinkParameters,
): string | undefined {
  const { isPairable, links } = wallet
  if (!isPairable) return undefined
  if (platform !== 'mobile') return links[platform]
  const universal =
    links.universal ?? (isAddress(links.native) ? links.native : undefined)
  // Only https leaves a mini app.
  if (device.isTelegram) return universal
  return device.isInApp || prefersUniversalLinks
    ? (universal ?? links.native)
    : (links.native ?? universal)
}

function isAddress(base: string | undefined): boolean {
  return base !== undefined && /^https?:\/\//i.test(base)
}
