import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'

/** The native balance, from the network's node. */
export async function getBalance(
  client: RpcClient,
  parameters: Parameters<Capabilities['getBalance']>[0],
): ReturnType<Capabilities['getBalance']> {
  const { address, isChainAsserted, network, signal } = parameters
  const value = await client.read({
    method: 'eth_getBalance',
    params: [address, 'latest'],
    parse: parseQuantity,
    isChainAsserted,
    signal,
  })
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}
