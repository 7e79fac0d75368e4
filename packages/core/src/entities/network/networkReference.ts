import type { ViemChain } from './fromViemChain.js'
import type { Network } from './network.js'
import type { NetworkId } from './networkId.js'

/** A network, a chain of viem, a CAIP-2 id, or the number of an EVM chain. */
export type NetworkReference = Network | ViemChain | NetworkId | number

/**
 * The CAIP-2 id of what stands for a network.
 * @example
 * import { toNetworkId } from '@hasp/core/internal'
 *
 * toNetworkId(8453) // 'eip155:8453'
 */
export function toNetworkId(reference: NetworkReference): NetworkId {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'number') return `eip155:${reference}`
  return reference.caipNetworkId ?? `eip155:${reference.id}`
}
