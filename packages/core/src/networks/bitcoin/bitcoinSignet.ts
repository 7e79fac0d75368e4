import { defineNetwork } from '../../entities/network/network.js'

/** Bitcoin's test network with signed blocks, BIP-325. */
export const bitcoinSignet = /* @__PURE__ */ defineNetwork({
  id: '00000008819873e925422c1ff0f99f7c',
  chainNamespace: 'bip122',
  name: 'Bitcoin Signet',
  nativeCurrency: { name: 'Signet Bitcoin', symbol: 'sBTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: {
    default: { name: 'Mempool', url: 'https://mempool.space/signet' },
  },
  testnet: true,
})
