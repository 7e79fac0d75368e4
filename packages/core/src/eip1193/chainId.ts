import {
  isNetworkId,
  type NetworkId,
  parseNetworkId,
} from '../entities/network/networkId.js'

/** The CAIP-2 id of an EVM chain. */
export type EvmNetworkId = `eip155:${number}`

/**
 * Reads the EVM chain that a stranger names, in any of the forms in use: hex
 * with or without leading zeros, decimal text, number, bigint or CAIP-2.
 * Chains beyond safe integers are refused: viem, wagmi and ethers name them by
 * numbers.
 * @returns undefined for anything else
 * @example parseChainId('0x01') // 'eip155:1'
 */
export function parseChainId(value: unknown): EvmNetworkId | undefined {
  if (isNetworkId(value)) return isEvm(value) ? value : undefined
  const isNumeral =
    typeof value === 'string'
      ? /^(0x[0-9a-f]{1,64}|\d{1,32})$/i.test(value)
      : typeof value === 'number' || typeof value === 'bigint'
  const chain = isNumeral ? Number(value) : 0
  return Number.isSafeInteger(chain) && chain > 0
    ? `eip155:${chain}`
    : undefined
}

/**
 * Reads the chain that a request names: `params[0].chainId`, as
 * `wallet_switchEthereumChain` and transactions have it.
 * @returns `isNamed` when it names anything, `networkId` the chain if it is one
 */
export function readChainParameter(params: unknown): {
  readonly isNamed: boolean
  readonly networkId: EvmNetworkId | undefined
} {
  const [first] = Array.isArray(params) ? params : [params]
  const { chainId = null } = (first ?? {}) as { readonly chainId?: unknown }
  return { isNamed: chainId !== null, networkId: parseChainId(chainId) }
}

/**
 * The chain's number, as wagmi and viem name it.
 * @example toChainId('eip155:31337') // 31337
 */
export function toChainId(networkId: NetworkId): number {
  return Number(parseNetworkId(networkId).reference)
}

/**
 * The chain's number as wallets take and give it: a hex quantity.
 * @example toHexChainId('eip155:31337') // '0x7a69'
 */
export function toHexChainId(networkId: NetworkId): `0x${string}` {
  return `0x${toChainId(networkId).toString(16)}`
}

function isEvm(networkId: NetworkId): networkId is EvmNetworkId {
  return networkId.startsWith('eip155:')
}
