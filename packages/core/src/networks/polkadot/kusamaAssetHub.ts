import { defineNetwork } from '../../entities/network/network.js'

/** Kusama's parachain for assets, Asset Hub. */
export const kusamaAssetHub = /* @__PURE__ */ defineNetwork({
  id: '48239ef607d7928874027a43a6768920',
  chainNamespace: 'polkadot',
  name: 'Kusama Asset Hub',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: {
    default: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io' },
  },
  ss58Prefix: 2,
})
