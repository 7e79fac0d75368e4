import { defineNetwork } from '../../entities/network/network.js'

/** Unichain. */
export const unichain = /* @__PURE__ */ defineNetwork({
  id: 130,
  chainNamespace: 'eip155',
  name: 'Unichain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://mainnet.unichain.org/',
        'https://unichain-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
  },
})
