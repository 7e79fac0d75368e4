/**
 * Reads the EVM chain that a stranger names, in any of the forms in use: hex
 * with or without leading zeros, decimal text, number or bigint. Chains beyond
 * safe integers are refused: viem, wagmi and ethers name them by numbers.
 * @returns undefined for anything else
 * @example parseChainId('0x01') // 'eip155:1'
 */
export function parseChainId(value: unknown): `eip155:${number}` | undefined {
  const isNumeral =
    typeof value === 'string'
      ? /^(0x[0-9a-f]{1,64}|\d{1,32})$/i.test(value)
      : typeof value === 'number' || typeof value === 'bigint'
  const chain = isNumeral ? Number(value) : 0
  return Number.isSafeInteger(chain) && chain > 0
    ? `eip155:${chain}`
    : undefined
}
