import { type NetworkId, parseNetworkId } from '../../entities/networkId.js'

/** @example toChainId('eip155:31337') // 31337 */
export function toChainId(networkId: NetworkId): number {
  return Number(parseNetworkId(networkId).reference)
}
