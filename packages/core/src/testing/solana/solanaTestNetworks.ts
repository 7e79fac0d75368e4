import { defineNetwork, type Network } from '../../entities/network/network.js'

const common = {
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://node.example'] } },
} as const

/** Two networks for tests: the main one and the one for developers. */
export const solanaTestNetworks: readonly [Network, Network] = [
  defineNetwork({
    ...common,
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
  }),
  defineNetwork({
    ...common,
    id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    name: 'Solana Devnet',
  }),
]
