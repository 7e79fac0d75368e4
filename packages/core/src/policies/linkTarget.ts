import type { Device } from './device.js'
import type { LinkPlatform } from './walletLink.js'

/** How a link to a wallet is opened. */
export type LinkTarget = '_self' | '_top' | '_blank' | 'telegram'

/**
 * A phone leaves for the wallet in the same window, so that nothing is left
 * behind; everywhere else the page stays. A mini app asks Telegram.
 * @example linkTarget('mobile', device) // '_self'
 */
export function linkTarget(platform: LinkPlatform, device: Device): LinkTarget {
  if (device.isTelegram) return 'telegram'
  if (platform !== 'mobile' || device.system === 'desktop') return '_blank'
  return device.isFramed ? '_top' : '_self'
}
