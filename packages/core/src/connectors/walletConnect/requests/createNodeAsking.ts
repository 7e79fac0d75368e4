import type { Network } from '../../../entities/network/network.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import type { Environment } from '../../../ports/Environment.js'
import { loadOnce } from '../../../utils/loadOnce.js'
import { type NodeMethod, parseNodeResult } from './nodeMethods.js'

/**
 * Asks the nodes of EVM networks what a page wants to read, through the same
 * guards as the kit's own reading: they prove their chain, their answers are
 * bounded and parsed, and one that fails is left alone for a while.
 */
export function createNodeAsking(environment: Environment) {
  const clients = new Map<Network, RpcClient>()
  const load = loadOnce(() =>
    Promise.all([
      import('../../../jsonRpc/createRpcClient.js'),
      import('../../../jsonRpc/chainIdProof.js'),
    ]),
  )
  /**
   * @throws `RPC_ERROR` with what the node reports as its `cause`, and what
   * `createRpcClient` throws besides
   */
  return async (
    network: Network,
    { method, params = [] }: { method: NodeMethod; params?: unknown },
  ): Promise<unknown> => {
    const [{ createRpcClient }, { chainIdProof }] = await load()
    const client =
      clients.get(network) ??
      createRpcClient(environment, network, { proof: chainIdProof(network) })
    clients.set(network, client)
    return await client.read({
      method,
      params: Array.isArray(params) ? params : [params],
      parse: (result) => parseNodeResult(method, result),
      isChainAsserted: true,
      signal: new AbortController().signal,
    })
  }
}
