import { createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { defineNetwork, mainnet, sepolia } from '@hasp/core/networks'
import { KitProvider } from '@hasp/react'
import '@hasp/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { safeConnector } from './safeConnector.js'

const kit = createKit({
  app: { name: 'Hasp inside a Safe' },
  adapters: [evm()],
  connectors: [safeConnector()],
  networks: [
    defineNetwork({
      id: 31_337,
      name: 'Hasp Local',
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://localhost:8545'] } },
      testnet: true,
    }),
    mainnet,
    sepolia,
  ],
  // The modal follows transactions, and a Safe answers with proposals.
  features: { send: false },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitProvider kit={kit}>
        <App />
      </KitProvider>
    </StrictMode>,
  )
