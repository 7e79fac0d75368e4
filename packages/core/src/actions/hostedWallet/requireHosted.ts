import { KitError } from '../../errors/KitError.js'
import { findHosted } from '../../kit/connection/findHosted.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { HostedWalletCapability } from '../../ports/HostedWallet.js'

/**
 * The hosted wallet of a kit, which learns how the page looks.
 * @throws `NO_AUTH_CONNECTOR` when there is none
 */
export function requireHosted(kit: Kit): HostedWalletCapability {
  const hosted = findHosted(kit)
  if (!hosted) throw new KitError('NO_AUTH_CONNECTOR')
  const { mode } = kit.stores.theme.getState()
  const { window } = kit[internals].environment
  const isDark =
    mode === 'system'
      ? window?.matchMedia?.('(prefers-color-scheme: dark)').matches !== false
      : mode === 'dark'
  hosted.syncLooks({ mode: isDark ? 'dark' : 'light' })
  return hosted
}
