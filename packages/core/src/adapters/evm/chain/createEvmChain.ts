import type { Network } from '../../../entities/network/network.js'
import { chainIdProof } from '../../../jsonRpc/chainIdProof.js'
import {
  createRpcClient,
  type RpcClient,
} from '../../../jsonRpc/createRpcClient.js'
import type { Environment } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { getBalance } from './getBalance.js'
import { getTokens } from './getTokens.js'
import { watchTransaction } from './watchTransaction.js'

const loadTransfers = () => import('./transfers.js')

/** What the namespace can do on its networks, with one client for each. */
export function createEvmChain(
  environment: Environment,
): Omit<Capabilities, 'loadParseReceiver'> {
  const clients = new Map<Network, RpcClient>()
  const clientOf = (network: Network): RpcClient => {
    const known = clients.get(network)
    if (known) return known
    const client = createRpcClient(environment, network, {
      proof: chainIdProof(network),
    })
    clients.set(network, client)
    return client
  }
  return {
    getBalance: (p) => getBalance(clientOf(p.network), p),
    getTokens: (p) => getTokens(clientOf(p.network), p),
    prepareSend: async (p) =>
      (await loadTransfers()).prepareSend(clientOf(p.network), p),
    sendToken: async (p) =>
      (await loadTransfers()).sendToken(
        clientOf(p.network),
        environment.clock,
        p,
      ),
    readLateAnswer: async (p) =>
      (await loadTransfers()).readLateAnswer(
        clientOf(p.network),
        environment.clock,
        p,
      ),
    watchTransaction: (p) =>
      watchTransaction(clientOf(p.network), environment.clock, p),
  }
}
