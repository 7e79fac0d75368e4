import type { Device } from './device.js'
import type { LinkPlatform } from './walletLink.js'

/** How a link to a wallet is opened. */
export type LinkTarget = '_self' | '_blank' | 'telegram'

/**
 * A phone leaves for the wallet in the same window, so that nothing is left
 * behind; everywhere else the page stays. So it does in a frame, whose host is
 * never sent anywhere. A mini app asks Telegram.
 * @example linkTarget('mobile', device) // '_self'
 */
export function linkTarget(platform: LinkPlatform, device: Device): LinkTarget {
  if (device.isTelegram) return 'telegram'
  const isAside =
    platform !== 'mobile' || device.system === 'desktop' || device.isFramed
  return isAside ? '_blank' : '_self'
}
