import { defineNetwork } from '../../entities/network/network.js'

/** Polygon's test network. */
export const polygonAmoy = /* @__PURE__ */ defineNetwork({
  id: 80_002,
  chainNamespace: 'eip155',
  name: 'Polygon Amoy',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://polygon-amoy.drpc.org',
        'https://polygon-bor-amoy-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
  },
  testnet: true,
})
