import { defineNetwork } from '../../entities/network/network.js'

/** Ethereum's test network. */
export const sepolia = /* @__PURE__ */ defineNetwork({
  id: 11_155_111,
  chainNamespace: 'eip155',
  name: 'Sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: {
      http: [
        'https://11155111.rpc.thirdweb.com',
        'https://ethereum-sepolia-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' },
  },
  contracts: {
    multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
  },
  testnet: true,
})
