/** The coin type of Ether, and of accounts that name no chain. */
export const etherCoinType = 60

const chainFlag = 0x80000000

/**
 * The number under which a name keeps the address for an EVM chain.
 * @returns undefined for ids that have none
 * @see ENSIP-9, ENSIP-11
 * @example coinTypeOf(8453) // 2147492101
 */
export function coinTypeOf(chainId: number): number | undefined {
  if (chainId === 1) return etherCoinType
  const isChainId = Number.isInteger(chainId) && chainId > 0
  return isChainId && chainId < chainFlag ? chainFlag + chainId : undefined
}
