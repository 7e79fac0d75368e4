import { defineNetwork } from '../../entities/network/network.js'

/** The hub of cosmos. */
export const cosmosHub = /* @__PURE__ */ defineNetwork({
  id: 'cosmoshub-4',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
  rpcUrls: {
    default: {
      http: [
        'https://cosmos-rpc.publicnode.com:443',
        'https://cosmos-rpc.polkachu.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Mintscan', url: 'https://www.mintscan.io/cosmos' },
  },
  cosmos: {
    bech32Prefix: 'cosmos',
    minimalDenom: 'uatom',
    restUrl: 'https://cosmos-rest.publicnode.com',
  },
})
