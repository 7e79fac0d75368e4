import type { ConnectedConnection } from '../../entities/connection/connection.js'
import {
  type NetworkId,
  namespaceOf,
} from '../../entities/network/networkId.js'
import { asKitError } from '../../errors/asKitError.js'
import type { Kit } from '../../kit/Kit.js'
import type { Connector } from '../../ports/Connector.js'
import { connect } from '../connection/connect.js'
import { preferNetwork } from './preferNetwork.js'

/**
 * Connects the wallet in use in one more namespace that it speaks.
 * @throws what the wallet said
 */
export async function joinNamespace(
  kit: Kit,
  parameters: {
    connector: Connector
    networkId: NetworkId
    signal: AbortSignal
  },
): Promise<ConnectedConnection> {
  const { connector, networkId, signal } = parameters
  preferNetwork(kit, { networkId })
  try {
    return await connect(kit, {
      connectorId: connector.info.id,
      namespace: namespaceOf(networkId),
      signal,
    })
  } catch (error) {
    throw asKitError(asKitError(error).cause ?? error)
  }
}
