import { defineNetwork } from '../../entities/network/network.js'

/** Polkadot's parachain for assets, Asset Hub. */
export const polkadotAssetHub = /* @__PURE__ */ defineNetwork({
  id: '68d56f15f85d3136970ec16946040bc1',
  chainNamespace: 'polkadot',
  name: 'Polkadot Asset Hub',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: {
    default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] },
  },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' },
  },
  ss58Prefix: 0,
})
