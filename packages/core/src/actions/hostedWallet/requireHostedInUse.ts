import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import type { HostedWalletCapability } from '../../ports/HostedWallet.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { requireHosted } from './requireHosted.js'

/**
 * The hosted wallet of a kit, where it is the wallet in use.
 * @throws `NO_AUTH_CONNECTOR`, `NOT_CONNECTED_TO_HOSTED_WALLET`
 */
export function requireHostedInUse(kit: Kit): HostedWalletCapability {
  const hosted = requireHosted(kit)
  const { connections, networks } = kit.stores
  const { activeNamespace } = networks.getState()
  const inUse = selectConnected(connections.getState(), activeNamespace)
  if (inUse?.connectorId !== hosted.connectorId)
    throw new KitError('NOT_CONNECTED_TO_HOSTED_WALLET')
  return hosted
}
