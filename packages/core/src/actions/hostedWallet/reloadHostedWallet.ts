import type { Kit } from '../../kit/Kit.js'
import { requireHosted } from './requireHosted.js'

/**
 * Loads the hosted wallet's frame anew. The login stays, and a request that
 * was approved before arrives after it.
 * @throws `HOSTED_WALLET_ERROR`, `NO_AUTH_CONNECTOR`
 * @example
 * import { reloadHostedWallet } from '@hasp/core'
 *
 * await reloadHostedWallet(kit)
 */
export async function reloadHostedWallet(kit: Kit): Promise<void> {
  await requireHosted(kit).reload()
}
