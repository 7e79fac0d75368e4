import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'

/** Asks nodes that proved to be on the network's chain. */
export type EvmRead = <answer>(
  method: string,
  params: readonly unknown[],
  parse: (result: unknown) => answer | undefined,
) => Promise<answer>

/** Questions to a network's nodes that all end with one signal. */
export function createEvmRead(client: RpcClient, signal: AbortSignal): EvmRead {
  return (method, params, parse) =>
    client.read({ method, params, parse, isChainAsserted: true, signal })
}
