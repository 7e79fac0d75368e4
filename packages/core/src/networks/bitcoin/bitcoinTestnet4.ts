import { defineNetwork } from '../../entities/network/network.js'

/** Bitcoin's fourth test network, BIP-94. */
export const bitcoinTestnet4 = /* @__PURE__ */ defineNetwork({
  id: '00000000da84f2bafbbc53dee25a72ae',
  chainNamespace: 'bip122',
  name: 'Bitcoin Testnet 4',
  nativeCurrency: { name: 'Testnet Bitcoin', symbol: 'tBTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: {
    default: { name: 'Mempool', url: 'https://mempool.space/testnet4' },
  },
  testnet: true,
})
