import { defineNetwork } from '../../entities/network/network.js'

/** Bitcoin's test network of old, the third. */
export const bitcoinTestnet = /* @__PURE__ */ defineNetwork({
  id: '000000000933ea01ad0ee984209779ba',
  chainNamespace: 'bip122',
  name: 'Bitcoin Testnet',
  nativeCurrency: { name: 'Testnet Bitcoin', symbol: 'tBTC', decimals: 8 },
  rpcUrls: {
    default: { http: ['https://bitcoin-testnet-rpc.publicnode.com'] },
  },
  blockExplorers: {
    default: { name: 'Mempool', url: 'https://mempool.space/testnet' },
  },
  testnet: true,
})
