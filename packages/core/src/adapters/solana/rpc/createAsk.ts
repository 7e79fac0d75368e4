import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'

/** Asks a node; undefined from `parse` refuses the answer. */
export type Ask = <answer>(
  method: string,
  params: readonly unknown[],
  parse: (result: unknown) => answer | undefined,
) => Promise<answer>

/**
 * Questions to the nodes of a network that all end with one signal.
 * @param isChainAsserted asks only nodes that proved to be on its chain
 */
export function createAsk(
  client: RpcClient,
  signal: AbortSignal,
  isChainAsserted = false,
): Ask {
  return (method, params, parse) =>
    client.read({
      ...{ method, params, parse, isChainAsserted, signal },
      hasSideEffect: method === 'sendTransaction',
    })
}
