import { defineNetwork, type Network } from '../../entities/network/network.js'

const common = {
  chainNamespace: 'polkadot',
  rpcUrls: { default: { http: [] } },
} as const

/** Three networks for tests, whose addresses differ. */
export const polkadotNetworks: readonly [Network, Network, Network] = [
  defineNetwork({
    ...common,
    id: '91b171bb158e2d3848fa23a9f1c25182',
    name: 'Polkadot',
    nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
    ss58Prefix: 0,
  }),
  defineNetwork({
    ...common,
    id: 'b0a8d493285c2df73290dfb7e61f870f',
    name: 'Kusama',
    nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
    ss58Prefix: 2,
  }),
  defineNetwork({
    ...common,
    id: '00000000000000000000000000031337',
    name: 'Hasp Local',
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
  }),
]
