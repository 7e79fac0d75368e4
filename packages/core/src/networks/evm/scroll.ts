import { defineNetwork } from '../../entities/network/network.js'

/** Scroll. */
export const scroll = /* @__PURE__ */ defineNetwork({
  id: 534_352,
  chainNamespace: 'eip155',
  name: 'Scroll',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.scroll.io', 'https://scroll.drpc.org'] },
  },
  blockExplorers: {
    default: { name: 'Scrollscan', url: 'https://scrollscan.com' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
  },
})
