import { toCoinType } from 'viem'

/** Of the chain that a registry of names is on. @see ENSIP-9 */
export const coinTypeEth = 60
/** Of Solana. @see SLIP-44 */
export const coinTypeSolana = 501
const firstEvmCoinType = 0x80_00_00_00

/**
 * The coin of a network's accounts. That of the names network is Ether's, also
 * where it is a test network: there `addr` without a coin means it.
 * @returns undefined for a network whose accounts no name can lead to
 * @see ENSIP-11
 * @example coinTypeOf('eip155:10', 'eip155:1') // 2147483658
 */
export function coinTypeOf(
  networkId: string,
  namesNetworkId: string,
): number | undefined {
  return networkId === namesNetworkId ? coinTypeEth : coinTypeOfChain(networkId)
}

/**
 * Where a name keeps the address for a network, wherever names are kept.
 * @returns undefined for a network that has no such record
 * @see ENSIP-9, ENSIP-11
 */
export function coinTypeOfChain(networkId: string): number | undefined {
  if (networkId.startsWith('solana:')) return coinTypeSolana
  const [, digits] = /^eip155:([1-9]\d*)$/.exec(networkId) ?? []
  const chainId = Number(digits)
  return chainId < firstEvmCoinType ? Number(toCoinType(chainId)) : undefined
}

/** Whether it is of a chain where a key of EVM has the same address. */
export function isEvmCoinType(coinType: number): boolean {
  return coinType === coinTypeEth || coinType >= firstEvmCoinType
}
