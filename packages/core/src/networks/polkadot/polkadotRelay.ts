import { defineNetwork } from '../../entities/network/network.js'

/** Polkadot's relay chain. */
export const polkadotRelay = /* @__PURE__ */ defineNetwork({
  id: '91b171bb158e2d3848fa23a9f1c25182',
  chainNamespace: 'polkadot',
  name: 'Polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: {
    default: {
      http: ['https://rpc.polkadot.io', 'https://polkadot-rpc.publicnode.com'],
    },
  },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://polkadot.subscan.io' },
  },
  ss58Prefix: 0,
})
