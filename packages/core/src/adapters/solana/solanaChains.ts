import type { NetworkId } from '../../entities/network/networkId.js'
import {
  solanaChainName,
  solanaNetworkId,
} from '../../entities/network/solanaChainName.js'

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
  const name = solanaChainName(networkId)
  return [name, networkId].find((chain) => chains.includes(chain))
}

/** The first network that a wallet serves, by its CAIP-2 id. */
export function firstNetworkId(chains: readonly string[]): NetworkId {
  const chain = chains.find(isSolanaChain) ?? 'solana:mainnet'
  return solanaNetworkId(chain) ?? (chain as NetworkId)
}

/**
 * Whether an identifier of the Wallet Standard is a chain of this namespace.
 */
export function isSolanaChain(chain: string): boolean {
  return chain.startsWith('solana:')
}
