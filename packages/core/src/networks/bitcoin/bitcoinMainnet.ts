import { defineNetwork } from '../../entities/network/network.js'

/** Bitcoin's main network. */
export const bitcoinMainnet = /* @__PURE__ */ defineNetwork({
  id: '000000000019d6689c085ae165831e93',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: ['https://bitcoin-rpc.publicnode.com'] } },
  blockExplorers: {
    default: { name: 'Mempool', url: 'https://mempool.space' },
  },
})
