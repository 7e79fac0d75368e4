import type { Network } from '../entities/network/network.js'
import type { Environment } from '../ports/Environment.js'
import {
  createRpcClient,
  type NodeNamespace,
  type RpcClient,
} from './createRpcClient.js'

/**
 * One client for each network, made when it is first asked for: it remembers
 * which of its nodes to leave alone.
 */
export function createRpcClients(
  environment: Environment,
  describeNodes: (network: Network) => NodeNamespace,
): (network: Network) => RpcClient {
  const clients = new Map<Network, RpcClient>()
  return (network) => {
    const known = clients.get(network)
    if (known) return known
    const client = createRpcClient(environment, network, describeNodes(network))
    clients.set(network, client)
    return client
  }
}
