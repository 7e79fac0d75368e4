import { defineNetwork, type Network } from '../../entities/network/network.js'

const common = {
  chainNamespace: 'cosmos',
  rpcUrls: { default: { http: ['http://localhost:26657'] } },
} as const

/** Three networks for tests; wallets of tests know the first two. */
export const cosmosNetworks: readonly [Network, Network, Network] = [
  defineNetwork({
    ...common,
    id: 'cosmoshub-4',
    name: 'Cosmos Hub',
    nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
    cosmos: {
      bech32Prefix: 'cosmos',
      minimalDenom: 'uatom',
      restUrl: 'http://localhost:1317',
    },
  }),
  defineNetwork({
    ...common,
    id: 'osmosis-1',
    name: 'Osmosis',
    nativeCurrency: { name: 'Osmo', symbol: 'OSMO', decimals: 6 },
    cosmos: {
      bech32Prefix: 'osmo',
      minimalDenom: 'uosmo',
      restUrl: 'http://localhost:1318',
    },
  }),
  defineNetwork({
    ...common,
    id: 'hasp-local-1',
    name: 'Hasp Local',
    nativeCurrency: { name: 'Hasp', symbol: 'HASP', decimals: 6 },
    cosmos: {
      bech32Prefix: 'hasp',
      minimalDenom: 'uhasp',
      restUrl: 'http://localhost:1319',
    },
  }),
]
