import { defineNetwork } from '../../entities/network/network.js'

/** Osmosis' test network. */
export const osmosisTestnet = /* @__PURE__ */ defineNetwork({
  id: 'osmo-test-5',
  chainNamespace: 'cosmos',
  name: 'Osmosis Testnet',
  nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6 },
  rpcUrls: {
    default: {
      http: [
        'https://rpc.osmotest5.osmosis.zone',
        'https://osmosis-testnet-rpc.polkachu.com',
      ],
    },
  },
  blockExplorers: {
    default: {
      name: 'Mintscan',
      url: 'https://www.mintscan.io/osmosis-testnet',
    },
  },
  cosmos: {
    bech32Prefix: 'osmo',
    minimalDenom: 'uosmo',
    restUrl: 'https://lcd.osmotest5.osmosis.zone',
  },
  testnet: true,
})
