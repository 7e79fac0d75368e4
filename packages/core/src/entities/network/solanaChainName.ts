import type { NetworkId } from './networkId.js'

/** CAIP-2 names networks by their genesis, the Wallet Standard by a word. */
const names: ReadonlyMap<NetworkId, string> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
])

const networkIds: ReadonlyMap<string, NetworkId> = new Map(
  [...names].map(([networkId, name]) => [name, networkId]),
)

/**
 * What the Wallet Standard calls a network of Solana. Networks without a name
 * are local ones to the standard.
 */
export function solanaChainName(networkId: NetworkId): string {
  return names.get(networkId) ?? 'solana:localnet'
}

/**
 * The network that the Wallet Standard calls so.
 * @returns undefined for names that several networks have
 */
export function solanaNetworkId(chainName: string): NetworkId | undefined {
  return networkIds.get(chainName)
}
