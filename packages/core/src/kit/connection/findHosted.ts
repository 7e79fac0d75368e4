import type { HostedWalletCapability } from '../../ports/HostedWallet.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/**
 * The wallet that a login by e-mail opens: that of the first source of
 * connectors that has one.
 * @param kit with its sources, started or not
 * @returns undefined when there is none, or the feature `email` is off
 * @example
 * import { findHosted } from '@hasp/core'
 *
 * findHosted(kit)?.origin
 */
export function findHosted(kit: Kit): HostedWalletCapability | undefined {
  if (!kit.stores.features.getState().email) return undefined
  return kit[internals].sources.find(({ hosted }) => hosted)?.hosted
}
