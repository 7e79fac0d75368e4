import { defineNetwork } from '../../entities/network/network.js'

/** Solana's main network. */
export const solanaMainnet = /* @__PURE__ */ defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: {
    default: {
      http: [
        'https://api.mainnet-beta.solana.com',
        'https://solana-rpc.publicnode.com',
      ],
    },
  },
  blockExplorers: {
    default: { name: 'Solana Explorer', url: 'https://explorer.solana.com' },
  },
})
