import type { NetworkId } from '../../entities/network/networkId.js'

/** CAIP-2 names networks by their genesis, the Wallet Standard by a word. */
const words: { readonly [networkId: NetworkId]: string } = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * The chain under which a wallet serves a network: the standard's word, or the
 * network's own id for wallets that name it. Networks without a word are local
 * ones to the standard.
 * @param chains what the wallet serves
 * @returns undefined when it does not serve the network
 */
export function findChain(
  chains: readonly string[],
  networkId: NetworkId,
): string | undefined {
  const word = words[networkId] ?? 'solana:localnet'
  return [word, networkId].find((chain) => chains.includes(chain))
}

/** The first network that a wallet serves, by its CAIP-2 id. */
export function firstNetworkId(chains: readonly string[]): NetworkId {
  const chain = chains.find(isSolanaChain) ?? 'solana:mainnet'
  const known = Object.entries(words).find(([, word]) => word === chain)
  return (known?.[0] ?? chain) as NetworkId
}

/**
 * Whether an identifier of the Wallet Standard is a chain of this namespace.
 */
export function isSolanaChain(chain: string): boolean {
  return chain.startsWith('solana:')
}
