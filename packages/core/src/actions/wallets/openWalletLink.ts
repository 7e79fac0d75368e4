import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { isAllowedLink } from '../../policies/links/allowedLink.js'
import { linkTarget } from '../../policies/links/linkTarget.js'
import type { LinkPlatform } from '../../policies/links/walletLink.js'
import { openLink } from '../../utils/openLink.js'
import { getDevice } from './getDevice.js'

/**
 * Opens a link to a wallet before it returns: browsers allow that inside a tap
 * only, so nothing may be awaited on the way.
 *
 * @param parameters.link from `walletLink`, or the one a session names
 * @param parameters.platform what is behind the link; `mobile` unless given
 * @throws `ACTION_NOT_ALLOWED` for a link that may not be opened
 * @example
 * import { openWalletLink } from '@hasp/core/internal'
 *
 * openWalletLink(kit, { link: 'kite://wc?uri=…' })
 */
export function openWalletLink(
  kit: Kit,
  parameters: openWalletLink.Parameters,
): void {
  const { link, platform = 'mobile' } = parameters
  const { window } = kit[internals].environment
  if (!window || !isAllowedLink(link, { isForBrowsing: true }))
    throw new KitError('ACTION_NOT_ALLOWED')
  openLink(window, link, linkTarget(platform, getDevice(kit)))
}

export declare namespace openWalletLink {
  type Parameters = {
    link: string
    platform?: LinkPlatform | undefined
  }
}
