import { defineNetwork } from '../../entities/network/network.js'

/** Osmosis. */
export const osmosis = /* @__PURE__ */ defineNetwork({
  id: 'osmosis-1',
  chainNamespace: 'cosmos',
  name: 'Osmosis',
  nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: {
    default: {
      http: ['https://rpc.osmosis.zone', 'https://osmosis-rpc.publicnode.com'],
    },
  },
  blockExplorers: {
    default: { name: 'Mintscan', url: 'https://www.mintscan.io/osmosis' },
  },
  cosmos: {
    bech32Prefix: 'osmo',
    minimalDenom: 'uosmo',
    restUrl: 'https://lcd.osmosis.zone',
  },
})
