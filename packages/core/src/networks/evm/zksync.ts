import { defineNetwork } from '../../entities/network/network.js'

/** ZKsync Era. */
export const zksync = /* @__PURE__ */ defineNetwork({
  id: 324,
  chainNamespace: 'eip155',
  name: 'ZKsync Era',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: ['https://mainnet.era.zksync.io', 'https://zksync.drpc.org'],
    },
  },
  blockExplorers: {
    default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io/' },
  },
  contracts: {
    multicall3: { address: '0xF9cda624FBC7e059355ce98a31693d299FACd963' },
  },
})
