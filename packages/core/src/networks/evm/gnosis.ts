import { defineNetwork } from '../../entities/network/network.js'

/** Gnosis Chain. */
export const gnosis = /* @__PURE__ */ defineNetwork({
  id: 100,
  chainNamespace: 'eip155',
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.gnosischain.com',
        'https://gnosis-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
  },
})
