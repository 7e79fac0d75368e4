import type { Network } from '../../entities/network.js'

/** @example toHexChainId({ id: 31337, … }) // '0x7a69' */
export function toHexChainId({ id }: Pick<Network, 'id'>): string {
  return `0x${BigInt(id).toString(16)}`
}
