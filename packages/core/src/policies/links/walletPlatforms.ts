import type { WalletListing } from '../../entities/wallet/walletListing.js'
import type { Device } from './device.js'
import { hasWalletLink } from './walletLink.js'

/** The ways to a wallet, as a view offers them. */
export type WalletPlatform =
  | 'browser'
  | 'mobile'
  | 'qrcode'
  | 'web'
  | 'desktop'
  | 'unsupported'

/**
 * The ways to a wallet from this device, best first: the extension that is
 * installed, the app (by link on a phone, by code elsewhere), the site, the
 * desktop app. `unsupported` stands for an extension that is not installed,
 * and for a wallet without any way from here.
 *
 * @param parameters.wallet undefined for any wallet that reads a code
 * @example
 * import { walletPlatforms } from '@hasp/core/internal'
 *
 * walletPlatforms({ wallet, device, isInstalled: false })
 */
export function walletPlatforms(parameters: {
  wallet: WalletListing | undefined
  device: Device
  isInstalled: boolean
}): readonly WalletPlatform[] {
  const { device, isInstalled, wallet } = parameters
  if (!wallet) return ['qrcode']
  const isPhone = device.system !== 'desktop'
  const setup = { wallet, device }
  const isApp =
    wallet.isPairable && Boolean(wallet.links.native ?? wallet.links.universal)
  const offers: { readonly [platform in WalletPlatform]?: boolean } = {
    browser: isInstalled,
    mobile: isPhone && hasWalletLink('mobile', setup),
    qrcode: isApp && !(isPhone && hasWalletLink('mobile', setup)),
    web: hasWalletLink('web', setup),
    desktop: !isPhone && hasWalletLink('desktop', setup),
    unsupported: !isInstalled && !isPhone && isExtension(wallet),
  }
  const order = ['browser', 'mobile', 'qrcode', 'web', 'desktop'] as const
  const platforms = order.filter((platform) => offers[platform])
  return offers.unsupported || platforms.length === 0
    ? [...platforms, 'unsupported']
    : platforms
}

function isExtension({ rdns, stores }: WalletListing): boolean {
  const { chrome, edge, firefox, safari } = stores
  return [chrome, edge, firefox, safari, rdns].some(Boolean)
}
