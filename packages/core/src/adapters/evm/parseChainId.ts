import { formatNetworkId, type NetworkId } from '../../entities/networkId.js'

/** CAIP-2 allows so many characters for a chain. */
const referenceLimit = 32

/**
 * Reads the chain that a wallet reports, in any of the forms that wallets use:
 * hex with or without leading zeros, decimal text, number or bigint.
 * @returns undefined for anything else
 * @example parseChainId('0x01') // 'eip155:1'
 */
export function parseChainId(value: unknown): NetworkId | undefined {
  const chain = toBigInt(value)
  if (chain === undefined || chain <= 0n) return undefined
  const reference = `${chain}`
  if (reference.length > referenceLimit) return undefined
  return formatNetworkId('eip155', reference)
}

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const isNumeral =
    typeof value === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,32})$/i.test(value)
  return isNumeral ? BigInt(value) : undefined
}
