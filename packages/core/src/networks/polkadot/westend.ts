import { defineNetwork } from '../../entities/network/network.js'

/** Polkadot's test network. */
export const westend = /* @__PURE__ */ defineNetwork({
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  chainNamespace: 'polkadot',
  name: 'Westend',
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-rpc.polkadot.io'] } },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://westend.subscan.io' },
  },
  ss58Prefix: 42,
  testnet: true,
})
