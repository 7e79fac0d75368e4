import { defineNetwork } from '../../entities/network/network.js'

/** The Asset Hub of Polkadot's test network. */
export const westendAssetHub = /* @__PURE__ */ defineNetwork({
  id: '67f9723393ef76214df0118c34bbbd3d',
  chainNamespace: 'polkadot',
  name: 'Westend Asset Hub',
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://assethub-westend.subscan.io' },
  },
  ss58Prefix: 42,
  testnet: true,
})
