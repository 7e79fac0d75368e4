import type { Network } from '../entities/network/network.js'
import type { ChainProof } from './createRpcClient.js'
import { parseQuantity } from './parseQuantity.js'

/** Nodes of this namespace name the id of their chain. */
export function chainIdProof(network: Network): ChainProof {
  return {
    method: 'eth_chainId',
    parse: (result) => parseQuantity(result)?.toString(),
    isRight: (reported) => BigInt(reported) === BigInt(network.id),
  }
}
