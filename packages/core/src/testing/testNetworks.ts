import { defineNetwork, type Network } from '../entities/network/network.js'

const common = {
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const

/** Two networks for tests: ids 31337 and 31338. */
export const testNetworks: readonly [Network, Network] = [
  defineNetwork({
    ...common,
    id: 31337,
    name: 'Hasp Local',
    rpcUrls: { default: { http: ['http://localhost:8545'] } },
  }),
  defineNetwork({
    ...common,
    id: 31338,
    name: 'Hasp Local Two',
    rpcUrls: { default: { http: ['http://localhost:8546'] } },
  }),
]
