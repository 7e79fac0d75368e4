import { type NetworkId, parseNetworkId } from '../../entities/networkId.js'

/** @example toHexChainId('eip155:31337') // '0x7a69' */
export function toHexChainId(networkId: NetworkId): string {
  return `0x${BigInt(parseNetworkId(networkId).reference).toString(16)}`
}
