import type { Network } from '../../entities/network/network.js'
import { chainIdProof } from '../../jsonRpc/chainIdProof.js'
import { createRpcClients } from '../../jsonRpc/createRpcClients.js'
import type { Environment } from '../../ports/Environment.js'
import type { NodeMethod } from './nodeMethods.js'
import { parseNodeResult } from './nodeResults.js'

/**
 * Asks the nodes of EVM networks what a page wants to read, through the same
 * guards as the kit's own reading: they prove their chain, their answers are
 * bounded and parsed, and one that fails is left alone for a while.
 */
export function createNodeAccess(environment: Environment) {
  const clientOf = createRpcClients(environment, (network) => ({
    proof: chainIdProof(network),
  }))
  return {
    /**
     * @throws `RPC_ERROR` with what the node reports as its `cause`, and what
     * `createRpcClient` throws besides
     */
    async read(
      network: Network,
      { method, params = [] }: { method: NodeMethod; params?: unknown },
    ): Promise<unknown> {
      return await clientOf(network).read({
        method,
        params: Array.isArray(params) ? params : [params],
        parse: (result) => parseNodeResult(method, result),
        isChainAsserted: true,
        signal: new AbortController().signal,
      })
    },
  }
}
