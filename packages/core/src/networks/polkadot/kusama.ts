import { defineNetwork } from '../../entities/network/network.js'

/** Kusama's relay chain. */
export const kusama = /* @__PURE__ */ defineNetwork({
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  chainNamespace: 'polkadot',
  name: 'Kusama',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: {
    default: {
      http: [
        'https://kusama-rpc.polkadot.io',
        'https://kusama-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://kusama.subscan.io' },
  },
  ss58Prefix: 2,
})
